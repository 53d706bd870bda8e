import type { ReceiptOf, RequestKind } from '#domain/order/contracts/requests/request-kinds';
import type { SendOutcome } from '#domain/order/contracts/answers';
import { coalesce } from '#app/offline/coordination/coalesce';
import { keepFollowed } from '#app/offline/followed/keep-followed';
import { claim, listUnsent, resetStale, settle } from './drain-steps';
import { OUTBOX_LOCK } from '#app/offline/coordination/signs-of-life';
import type { Locks } from '#app/offline/coordination/locks';
import type { UnsentEntry } from '#app/offline/outbox/outbox-entry';
import { decide, isDue } from './retry-policy';

/**
 * Sends one request to the endpoint for its kind, with its id as the idempotency key. Never throws: every
 * result is an outcome.
 */
export type Send = (request: {
  id: string;
  kind: RequestKind;
  body: unknown;
}) => Promise<SendOutcome<ReceiptOf>>;

export interface DrainDependencies {
  send: Send;
  /** Milliseconds since 1970. */
  now: () => number;
  /** From 0 up to 1. */
  random: () => number;
  locks: Locks;
}

export interface DrainOptions {
  /** Something has changed (connection back, page opened): skip our own backoff. */
  hurry: boolean;
}

export interface DrainResult {
  /** Entries still waiting. */
  remaining: number;
  /** When the next one is due, in milliseconds since 1970; null when none is waiting. */
  nextDueAt: number | null;
}

export type Drain = (options: DrainOptions) => Promise<DrainResult>;

/**
 * The sender in this page or worker: sends what is due, oldest first and one at a time, while no other
 * context does. Calls during a run share the run after it. After sending all it can, rejects with the
 * browser's DOMException if something could not be written; also rejects if its lock was stolen.
 */
export function createDrain(dependencies: DrainDependencies): Drain {
  const run = (options: DrainOptions) =>
    dependencies.locks.request(OUTBOX_LOCK, (lost) => sendRound(dependencies, options, lost));
  return coalesce(run, (a, b) => ({ hurry: a.hurry || b.hurry }));
}

async function sendRound(
  { send, now, random }: DrainDependencies,
  { hurry }: DrainOptions,
  lost: AbortSignal,
): Promise<DrainResult> {
  const notes = createNotes();
  await notes.write(resetStale(), undefined);
  let cutOffUntil = 0;
  const held = new Set<string>();
  for (const entry of await listUnsent()) {
    if (lost.aborted) break;
    const line = lineOf(entry);
    if (held.has(line)) continue;
    if (!isDue(entry, now(), hurry)) {
      held.add(line);
      continue;
    }
    const askedAt = now();
    const attempts = hurry ? 1 : entry.attempts + 1;
    const claimed = await notes.write(claim(entry.id, attempts), { ...entry, attempts });
    if (!claimed) continue;
    const outcome = await attempt(send, claimed);
    const decision = decide(outcome, claimed.attempts, now(), random());
    const isDone = decision.state === 'received';
    // Behind an answer that was refused the next goes on; behind a request there is no page yet.
    if (decision.state === 'waiting' || (claimed.kind === 'quote' && !isDone)) held.add(line);
    if (outcome.kind === 'received' && claimed.kind === 'follow' && 'view' in outcome.receipt) {
      const { view } = outcome.receipt;
      const keeping = keepFollowed(claimed.request.token, { view, askedAt, seenAt: now() });
      await notes.write(keeping, undefined);
    }
    await notes.write(settle(entry.id, decision, now()), undefined);
    // Offline the others would fail too, and every failure lengthens its backoff.
    if (outcome.kind === 'retry' && outcome.reason === 'network' && decision.state === 'waiting') {
      cutOffUntil = decision.nextAttemptAt;
      break;
    }
  }
  notes.check();
  return resultOf(await listUnsent(), cutOffUntil);
}

/**
 * A full disk must not stop a saved request from being sent. If a result cannot be recorded now, the next
 * round gets it again under the same key.
 */
function createNotes() {
  const failures: unknown[] = [];
  return {
    async write<T>(writing: Promise<T>, otherwise: T): Promise<T> {
      try {
        return await writing;
      } catch (error) {
        failures.push(error);
        return otherwise;
      }
    },
    /** Throws the first failure. */
    check() {
      if (failures.length > 0) throw failures[0];
    },
  };
}

async function attempt(send: Send, { id, kind, request }: UnsentEntry): ReturnType<Send> {
  try {
    return await send({ id, kind, body: request });
  } catch {
    // A sender that throws despite its contract must not block the entries behind this one.
    return { kind: 'retry', reason: 'server' };
  }
}

/** What is done on one page goes in order, behind its request; everything else is on its own. */
function lineOf(entry: UnsentEntry): string {
  return entry.kind === 'follow' ? entry.request.token : (entry.followToken ?? entry.id);
}

function resultOf(unsent: readonly UnsentEntry[], cutOffUntil: number): DrainResult {
  if (unsent.length === 0) return { remaining: 0, nextDueAt: null };
  // What stands in line behind another waits for that one.
  const first = new Map(unsent.toReversed().map((entry) => [lineOf(entry), entry.nextAttemptAt]));
  const earliest = Math.min(...first.values());
  return { remaining: unsent.length, nextDueAt: Math.max(earliest, cutOffUntil) };
}
