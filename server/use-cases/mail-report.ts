import type { MailReport } from '#domain/contracts/desk';
import type { MailQueue } from '#server/stores/ports';
import type { QueuedMail } from '#server/stores/records';

/** What has become of the messages of one request. */
export async function mailReport(
  queue: MailQueue,
  about: QueuedMail['about'],
  requestId: string,
): Promise<MailReport> {
  return (await queue.list())
    .filter((mail) => mail.about === about && mail.requestId === requestId)
    .map(({ to, state, problem }) => ({ to, state, problem }));
}
