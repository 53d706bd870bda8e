import type { SendOutcome } from '#app/api/send-outcome';
import { newId } from '#app/offline/new-id';
import { registerBackgroundSync } from './background-sync';
import { persistStorage } from './persist-storage';
import { outboxPresence } from './start-outbox';
import { wakeOutbox } from './wake-outbox';

/** Why a request is neither saved nor received; the form keeps its input. */
interface SubmitProblem {
  reason: 'refused' | Extract<SendOutcome<unknown>, { kind: 'retry' }>['reason'];
  /** A sentence for the homeowner. */
  message: string;
  /** What is wrong, by field, when our server said so. */
  fields?: Record<string, string>;
}

export type SubmitResult<R> =
  /** On this device's disk; it will be sent by itself. */
  | { kind: 'saved'; id: string }
  /** This device keeps no data for us, and we have it. */
  | { kind: 'sent-directly'; receipt: R }
  | { kind: 'failed'; problem: SubmitProblem };

/** One way to us: into the outbox, and past it. */
interface RequestWays<B, R> {
  save: (body: B, id: string) => Promise<unknown>;
  send: (entry: { id: string; body: B }) => Promise<SendOutcome<R>>;
}

/** What a broken storage may keep a visitor waiting before the request is sent without it. */
const STORAGE_PATIENCE_MS = 5000;

/** The key a body was tried under without storage: pressing the button again must not make a twin. */
const triedDirectly = new Map<string, string>();

/**
 * Saves a request and starts sending it; where storage is full, refused or broken it is sent at once
 * instead. Resolves as soon as one of both is certain.
 *
 * @param body as its schema has it
 */
export async function submitRequest<B, R>(
  body: B,
  { save, send }: RequestWays<B, R>,
): Promise<SubmitResult<R>> {
  const text = JSON.stringify(body);
  const id = triedDirectly.get(text) ?? newId();
  try {
    await Promise.race([save(body, id), storagePatience()]);
  } catch {
    // Full, refused, missing or hanging: it is all the same to the request, which goes on its way.
    triedDirectly.set(text, id);
    return resultOf(await send({ id, body }));
  }
  triedDirectly.delete(text);
  outboxPresence.set(true);
  afterSaving();
  return { kind: 'saved', id };
}

/** None of these can undo that the request is saved; each is tried again at the next occasion. */
function afterSaving() {
  // Before the first attempt, for the tab may be closed in the middle of it.
  registerBackgroundSync().catch(() => undefined);
  wakeOutbox().catch(() => undefined);
  persistStorage().catch(() => undefined);
}

function resultOf<R>(outcome: SendOutcome<R>): SubmitResult<R> {
  if (outcome.kind === 'received') return { kind: 'sent-directly', receipt: outcome.receipt };
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

function storagePatience(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('Storage does not answer')), STORAGE_PATIENCE_MS);
  });
}
