import type { MailReport } from '#domain/order/contracts/admin/inbox';
import { MAIL_RECIPIENTS } from '#domain/order/request-states';
import type { MailQueue } from '#server/stores/requests/request-ports';
import type { Enquiry, QueuedMail } from '#server/stores/records';

/**
 * The state of each message of a request. One that is no longer in the queue was sent; an anonymised request
 * has none.
 */
export async function mailReport(
  queue: MailQueue,
  about: QueuedMail['about'],
  { id, anonymisedAt }: Pick<Enquiry, 'id' | 'anonymisedAt'>,
): Promise<MailReport> {
  if (anonymisedAt !== null) return [];
  const mails = await queue.mailsOf(about, id);
  return MAIL_RECIPIENTS.map((to) => {
    const { state = 'sent', problem = null } = mails.find((mail) => mail.to === to) ?? {};
    return { to, state, problem };
  });
}
