import type { MailChanges } from '#server/stores/requests/request-ports';
import { LONGEST_MAIL_WAIT_MS } from '#server/stores/records';
import type { QueuedMail } from '#server/stores/records';
import type { Delivery } from './transport/mail-transport';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Pauses after failing to reach the mail server; the last one repeats indefinitely. */
const PAUSES = [5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE];

/** Pauses after a temporary refusal of one message: roughly what greylisting asks for. */
const REFUSAL_WAITS = [MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE, LONGEST_MAIL_WAIT_MS];

/**
 * Adds up to five days, as long as mail servers retry among themselves. A count, because clocks may be
 * wrong.
 */
const MOST_REFUSALS = 124;

/**
 * How long to leave the mail server alone, in ms, after this many consecutive rounds failed to reach
 * it.
 */
export function pauseAfter(unreached: number): number {
  return PAUSES[Math.min(unreached, PAUSES.length) - 1] ?? SECOND;
}

/** How an attempt that did not send a message changes its queue entry. Pure. */
export function changesAfter(
  mail: QueuedMail,
  delivery: Exclude<Delivery, { kind: 'sent' }>,
  now: Date,
): MailChanges {
  switch (delivery.kind) {
    case 'kept':
      return { state: 'kept', problem: null };
    case 'unclear':
      return { state: 'unclear', problem: delivery.problem };
    case 'unreached':
      return { state: 'waiting', problem: delivery.problem };
    case 'refused': {
      const { problem, later } = delivery;
      const refusals = mail.refusals + 1;
      if (!later || refusals === MOST_REFUSALS) return { state: 'refused', problem };
      const wait = REFUSAL_WAITS[Math.min(refusals, REFUSAL_WAITS.length) - 1] ?? MINUTE;
      const notBefore = new Date(now.getTime() + wait).toISOString();
      return { state: 'waiting', refusals, notBefore, problem };
    }
  }
}
