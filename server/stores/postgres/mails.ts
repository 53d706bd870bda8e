import { sql } from 'kysely';
import { MAIL_RECIPIENTS } from '#domain/order/request-states';
import { mailIdOf } from '#server/stores/records';
import type { QueuedMail } from '#server/stores/records';
import { newMail } from '#server/stores/requests/new-mail';
import type { Rows } from './rows';

/** Queues a message to each recipient about a request or an event, in the same transaction. */
export async function queueMails(
  on: Rows,
  about: QueuedMail['about'],
  row: { id: string; requestId: string; createdAt: string },
  recipients: readonly QueuedMail['to'][] = MAIL_RECIPIENTS,
): Promise<void> {
  for (const to of recipients) await on.put('mailQueue', newMail(about, row, to));
}

/** The unsent messages of a request or event, in the order of MAIL_RECIPIENTS. */
export async function mailsOf(
  on: Rows,
  about: QueuedMail['about'],
  id: string,
): Promise<QueuedMail[]> {
  const ids = idsOf(about, id);
  const found = await on.where('mailQueue', sql`where t.key = any(${ids})`);
  return found.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/** Removes the messages of a request or event from the queue. */
export async function removeMailsOf(
  on: Rows,
  about: QueuedMail['about'],
  id: string,
): Promise<void> {
  await on.removeWhere('mailQueue', sql`t.key = any(${idsOf(about, id)})`);
}

function idsOf(about: QueuedMail['about'], id: string): string[] {
  return MAIL_RECIPIENTS.map((to) => mailIdOf(about, id, to));
}
