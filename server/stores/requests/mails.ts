import { MAIL_RECIPIENTS } from '#domain/order/request-states';
import type { ReadableRows, Rows } from '#server/stores/database/database';
import { mailIdOf } from '#server/stores/records';
import type { QueuedMail } from '#server/stores/records';

/**
 * Queues a message to each recipient about a request or an event: for the same change as that, so that they can be
 * neither lost nor duplicated.
 */
export async function queueMails(
  on: Rows,
  about: QueuedMail['about'],
  { id, requestId, createdAt }: { id: string; requestId: string; createdAt: string },
  recipients: readonly QueuedMail['to'][] = MAIL_RECIPIENTS,
): Promise<void> {
  for (const to of recipients) {
    await on.put('mailQueue', {
      id: mailIdOf(about, id, to),
      about,
      requestId,
      to,
      queuedAt: createdAt,
      state: 'waiting',
      refusals: 0,
      notBefore: createdAt,
      problem: null,
    });
  }
}

/** The unsent messages of a request or event, in the order of MAIL_RECIPIENTS. */
export async function mailsOf(
  on: ReadableRows,
  about: QueuedMail['about'],
  id: string,
): Promise<readonly QueuedMail[]> {
  const ids = idsOf(about, id);
  const found = await on.list('mailQueue', { where: { key: { in: ids } } });
  return found.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/** Removes the messages of a request or event from the queue: for the change that anonymises or removes it. */
export async function removeMailsOf(
  on: Rows,
  about: QueuedMail['about'],
  id: string,
): Promise<void> {
  await on.removeAll('mailQueue', { where: { key: { in: idsOf(about, id) } } });
}

function idsOf(about: QueuedMail['about'], id: string): string[] {
  return MAIL_RECIPIENTS.map((to) => mailIdOf(about, id, to));
}
