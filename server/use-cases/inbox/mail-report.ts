import type { MailReport } from '#domain/contracts/admin/inbox';
import { MAIL_RECIPIENTS } from '#domain/mail-states';
import type { MailQueue } from '#server/stores/request-ports';
import type { Enquiry, QueuedMail } from '#server/stores/records';

/**
 * What has become of the messages of one request. One that was sent is in the queue no more; those of an
 * anonymous request are nobody's.
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
