import { sendRequest } from '#app/api/send-request';
import { enqueue } from '#app/offline/outbox/enqueue';
import { newLink, type NewLink } from '#app/offline/outbox/new-link';
import { newId } from '#app/offline/storage/new-id';
import { registerBackgroundSync } from './background-sync';
import { persistStorage } from '#app/pwa/persist-storage';
import { firstResult } from './first-result';
import { outboxPresence } from './start-outbox';
import { wakeOutbox } from './wake-outbox';
import type { CheckedRequest, RequestKind } from '#domain/order/contracts/requests/request-kinds';
import type { RetryReason, SendOutcome } from '#domain/order/contracts/answers';

/** Why a request was not received and will not be by itself; the form keeps its input. */
interface SubmitProblem {
  reason: 'refused' | RetryReason;
  /** A sentence for the homeowner. */
  message: string;
  /** Errors by field, if our server named them. */
  fields?: Record<string, string>;
}

export type SubmitResult =
  | { kind: 'received' }
  /** On this device's disk and not received yet; `message` says why, in a sentence for the homeowner. */
  | { kind: 'saved'; message: string }
  /** `refusedId`: it is also on this device, under this id, to be corrected. */
  | { kind: 'failed'; problem: SubmitProblem; refusedId?: string };

/** How long broken storage may hold up a visitor before the request is sent without it. */
const STORAGE_PATIENCE_MS = 5000;
/** How long a browser may take to promise that it will wake the worker. */
const PROMISE_PATIENCE_MS = 1000;

/** The key of what was sent without storage, and its link: pressing the button again must not send it twice. */
const triedDirectly = new Map<string, { id: string; link: NewLink | undefined }>();

/**
 * Saves a request and starts sending it; where storage is full, blocked or broken, sends it at once
 * instead. After saving it waits a moment for what becomes of it, so that the screen can say what is so.
 *
 * @param corrects the id of the refused request on this device that this one replaces
 */
export async function submitRequest<K extends RequestKind>(
  kind: K,
  request: CheckedRequest<K>,
  corrects?: string,
): Promise<SubmitResult> {
  const text = JSON.stringify(request);
  // The same key always carries the same body.
  const tried = triedDirectly.get(text) ?? { id: newId(), link: await linkFor(kind) };
  const { id, link } = tried;
  const body = link ? { ...request, followHash: link.hash } : request;
  const options = { id, corrects, followToken: link?.token };
  try {
    await Promise.race([enqueue(kind, body, options), storagePatience()]);
  } catch {
    // Storage is full, blocked, missing or hanging. In every case, send the request directly.
    triedDirectly.set(text, tried);
    return resultOf(await sendRequest({ kind, id, body }));
  }
  triedDirectly.delete(text);
  return afterSaving(id);
}

/** Starts sending what was saved, and waits a moment for what becomes of it. */
export async function afterSaving(id: string): Promise<SubmitResult> {
  outboxPresence.set(true);
  const promised = startSending();
  const result = await firstResult(id);
  // Who reads that it goes by itself may close the page, and a closed page asks the browser for nothing.
  if (result.kind === 'saved') await Promise.race([promised, delay(PROMISE_PATIENCE_MS)]);
  if (result.kind !== 'refused') return result;
  const { message, fields } = result.problem;
  return { kind: 'failed', problem: { reason: 'refused', message, fields }, refusedId: id };
}

/** Only a quote request has a page of its own. Without a link it is sent all the same. */
function linkFor(kind: RequestKind): Promise<NewLink | undefined> | undefined {
  return kind === 'quote' ? newLink().catch(() => undefined) : undefined;
}

/**
 * None of these can undo the save, and each is tried again at the next opportunity. Resolves when the browser has
 * promised to wake the worker, or will not.
 */
function startSending(): Promise<void> {
  // Before the first attempt, because the tab may be closed halfway through it.
  const promised = registerBackgroundSync().catch(() => undefined);
  wakeOutbox().catch(() => undefined);
  persistStorage().catch(() => undefined);
  return promised;
}

function resultOf(outcome: SendOutcome<unknown>): SubmitResult {
  if (outcome.kind === 'received') return { kind: 'received' };
  if (outcome.kind === 'refused') {
    const { error: message, fields } = outcome.error;
    return { kind: 'failed', problem: { reason: 'refused', message, fields } };
  }
  const { reason } = outcome;
  const unreached = reason === 'network' || reason === 'timeout';
  const message = unreached
    ? 'This device cannot save your request, and there is no connection to send it. Please keep this page open and try again.'
    : 'This device cannot save your request, and our server could not take it just now. Please keep this page open and try again.';
  return { kind: 'failed', problem: { reason, message } };
}

async function storagePatience(): Promise<never> {
  await delay(STORAGE_PATIENCE_MS);
  throw new Error('Storage does not answer');
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
