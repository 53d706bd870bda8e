import type { ReportedMail } from '#domain/order/contracts/admin/inbox';
import { shortMoment } from './words';

/** A message as the desk is told of it. */
type MailFate = Omit<ReportedMail, 'to'>;

const WORDS = {
  waiting: 'waiting to be sent',
  'handing-over': 'on its way',
  sent: 'sent',
  refused: 'not sent',
  unclear: 'may not have arrived',
} as const;

/** What has become of a message; of one that is tried again, since when. */
export function mailWords(
  { state, problem, since, isKept = false, canSend = false }: MailFate,
  now: Date,
): string {
  if (isKept) return canSend ? 'kept, mail was not set up' : 'kept, mail is not set up';
  const isTriedAgain = state === 'waiting' && problem !== null && since !== undefined;
  return isTriedAgain ? `${WORDS.waiting} since ${shortMoment(since, now)}` : WORDS[state];
}

export function mailTone({ state }: MailFate): 'received' | 'waiting' | 'attention' {
  if (state === 'sent') return 'received';
  return state === 'refused' || state === 'unclear' ? 'attention' : 'waiting';
}

/** What the button says that has it sent; undefined where there is nothing to send. */
export function sendWords({ state, isKept, canSend }: MailFate): string | undefined {
  // A server of before does not say.
  const isSendable = canSend ?? (state === 'refused' || state === 'unclear');
  if (!isSendable) return undefined;
  return isKept ? 'Send now' : 'Send again';
}
