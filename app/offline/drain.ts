import { coalesce } from './coalesce';
import { claim, listUnsent, resetStale, settle } from './drain-steps';
import type { Locks } from './locks';
import type { UnsentEntry } from './outbox-entry';
import { decide, isDue } from './retry-policy';
import type { Send, SendOutcome } from './send-outcome';

export interface DrainDependencies {
  send: Send;
  /** Milliseconds since 1970. */
  now: () => number;
  /** From 0 up to 1. */
  random: () => number;
  locks: Locks;
}

interface DrainOptions {
  /** Something has changed (connection back, page opened): do not wait out our own backoff. */
  hurry: boolean;
}

export interface DrainResult {
  /** Entries still waiting. */
  remaining: number;
  /** When the next of them is due, in milliseconds since 1970; null when none waits. */
  nextDueAt: number | null;
}

export type Drain = (options: DrainOptions) => Promise<DrainResult>;

const LOCK = 'outbox-drain';

/**
 * The sender of this page or worker: sends what is due, oldest first and one at a time, while no
 * other context does. Calls during a run share the one that follows it.
 */
export function createDrain(dependencies: DrainDependencies): Drain {
  const run = (options: DrainOptions) =>
    dependencies.locks.request(LOCK, () => sendRound(dependencies, options));
  return coalesce(run, (a, b) => ({ hurry: a.hurry || b.hurry }));
}

async function sendRound(
  { send, now, random }: DrainDependencies,
  { hurry }: DrainOptions,
): Promise<DrainResult> {
  await resetStale();
  let cutOffUntil = 0;
  for (const entry of await listUnsent()) {
    if (!isDue(entry, now(), hurry)) continue;
    const claimed = await claim(entry.id, hurry ? 1 : entry.attempts + 1);
    if (!claimed) continue;
    const outcome = await attempt(send, claimed);
    const decision = decide(outcome, claimed.attempts, now(), random());
    await settle(entry.id, decision, now());
    // Without a connection the others would fail too, and each failure lengthens its backoff.
    if (outcome.kind === 'retry' && outcome.reason === 'network' && decision.state === 'waiting') {
      cutOffUntil = decision.nextAttemptAt;
      break;
    }
  }
  return resultOf(await listUnsent(), cutOffUntil);
}

async function attempt(send: Send, { id, kind, request }: UnsentEntry): Promise<SendOutcome> {
  try {
    return await send({ id, kind, body: request });
  } catch {
    // A sender that breaks its promise must not keep the entries behind this one from leaving.
    return { kind: 'retry', reason: 'server' };
  }
}

function resultOf(unsent: readonly UnsentEntry[], cutOffUntil: number): DrainResult {
  if (unsent.length === 0) return { remaining: 0, nextDueAt: null };
  const earliest = Math.min(...unsent.map(({ nextAttemptAt }) => nextAttemptAt));
  return { remaining: unsent.length, nextDueAt: Math.max(earliest, cutOffUntil) };
}
