import type { MailReport } from '#domain/contracts/inbox';
import type { MailQueue } from '#server/stores/request-ports';
import type { QueuedMail } from '#server/stores/records';

/** What has become of the messages of one request. */
export async function mailReport(
  queue: MailQueue,
  about: QueuedMail['about'],
  requestId: string,
): Promise<MailReport> {
  const mails = await queue.mailsOf(about, requestId);
  return mails.map(({ to, state, problem }) => ({ to, state, problem }));
}
