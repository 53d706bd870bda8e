import type { ReceiptOf } from '#domain/order/contracts/requests/request-kinds';
import type { RetryReason, SendOutcome } from '#domain/order/contracts/answers';
import type { Problem } from '#app/offline/outbox/outbox-entry';

const BASE_DELAY_MS = 2_000;
const LONGEST_DELAY_MS = 5 * 60_000;
const LONGEST_RETRY_AFTER_MS = 60 * 60_000;

const MESSAGES: Record<RetryReason, string> = {
  network: 'There was no connection. It will be sent by itself when there is one.',
  timeout: 'The connection was too slow. It will be sent by itself when it is better.',
  server: 'Our server could not take it just now. It will be sent again by itself.',
  busy: 'Our server is busy. It will be sent again by itself.',
  'not-ours':
    'Something other than our server answered, perhaps a Wi-Fi sign-in page. It will be sent again by itself.',
};

/** What happens to an entry after an attempt. */
export type Decision<R = ReceiptOf> =
  | { state: 'received'; receipt: R }
  | { state: 'attention'; problem: Problem }
  | { state: 'waiting'; nextAttemptAt: number; problem: Problem };

/**
 * The retry policy: only a receipt or a refusal stops the retries. Otherwise the next attempt comes after
 * a random part (full jitter) of a delay that doubles from 2 s to 5 min, and not before the server's
 * Retry-After, capped at one hour.
 *
 * @param attempts how many have been made in this run, including the current one
 * @param now milliseconds since 1970
 * @param random a number from 0 up to 1
 */
export function decide<R>(
  outcome: SendOutcome<R>,
  attempts: number,
  now: number,
  random: number,
): Decision<R> {
  if (outcome.kind === 'received') return { state: 'received', receipt: outcome.receipt };
  if (outcome.kind === 'refused') {
    const { status, error } = outcome;
    const { error: message, fields } = error;
    return { state: 'attention', problem: { reason: 'refused', message, status, fields, at: now } };
  }
  const { reason, status, retryAfterMs } = outcome;
  const longest = Math.min(LONGEST_DELAY_MS, BASE_DELAY_MS * 2 ** Math.max(0, attempts - 1));
  const asked = Math.min(retryAfterMs ?? 0, LONGEST_RETRY_AFTER_MS);
  const notBefore = asked > 0 ? now + asked : undefined;
  return {
    state: 'waiting',
    nextAttemptAt: now + Math.max(asked, random * longest),
    problem: { reason, message: MESSAGES[reason], status, at: now, notBefore },
  };
}

/**
 * Whether a waiting entry may be sent now. Also true when the clock has evidently jumped: the next
 * attempt is further ahead than the policy ever sets, or the last one is in the future.
 *
 * @param hurry something has changed (connection back, page opened): ignores our own backoff, but not the
 * server's Retry-After
 */
export function isDue(
  entry: { nextAttemptAt: number; lastProblem?: Problem },
  now: number,
  hurry: boolean,
): boolean {
  const { at = now, notBefore } = entry.lastProblem ?? {};
  if (at > now) return true;
  const ahead = (hurry ? (notBefore ?? 0) : entry.nextAttemptAt) - now;
  return ahead <= 0 || ahead > (notBefore ? LONGEST_RETRY_AFTER_MS : LONGEST_DELAY_MS);
}
