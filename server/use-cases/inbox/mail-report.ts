import type { MailReport, ReportedMail } from '#domain/order/contracts/admin/inbox';
import { MAIL_RECIPIENTS, type MailRecipient } from '#domain/order/request-states';
import type { MailQueue } from '#server/stores/requests/request-ports';
import type { QueuedMail } from '#server/stores/records';

export interface MailReportServices {
  mailQueue: MailQueue;
  isMailSetUp: boolean;
}

/** The states in which a message stays until an administrator has it sent: again, or at last. */
export const LEFT_TO_US = ['refused', 'unclear', 'kept'] as const satisfies QueuedMail['state'][];

export function isLeftToUs({ state }: QueuedMail): boolean {
  return LEFT_TO_US.some((left) => left === state);
}

/**
 * What has become of the messages about a request or event, in the order of `recipients`. One that is no longer in the
 * queue was handed to a mail server.
 */
export async function mailReport(
  services: MailReportServices,
  about: QueuedMail['about'],
  id: string,
  recipients: readonly MailRecipient[] = MAIL_RECIPIENTS,
): Promise<MailReport> {
  if (recipients.length === 0) return [];
  const mails = await services.mailQueue.mailsOf(about, id);
  return recipients.map((to) => {
    const mail = mails.find((one) => one.to === to);
    return mail === undefined
      ? { to, state: 'sent', problem: null }
      : { to, ...mailFate(services, mail) };
  });
}

/** What has become of a message that no mail server has. */
export function mailFate(
  { isMailSetUp }: Pick<MailReportServices, 'isMailSetUp'>,
  mail: QueuedMail,
): Omit<ReportedMail, 'to'> {
  const { state, problem, queuedAt: since } = mail;
  const fate = { problem, since, canSend: isMailSetUp && isLeftToUs(mail) };
  // What waits where no mail is set up is written to a file in a moment: it will not leave.
  if (state === 'kept' || (state === 'waiting' && !isMailSetUp))
    return { ...fate, state: 'refused', isKept: true };
  return { ...fate, state };
}
