import { MAIL_RECIPIENTS } from '#domain/order/request-states';
import type { Effect, View } from '#server/stores/database/database';
import { mailIdOf } from '#server/stores/records';
import type { QueuedMail } from '#server/stores/records';
import { newMail } from '#server/stores/requests/new-mail';

/**
 * The messages of a new request, one to the homeowner and one to the company: for the same commit as the
 * request, so that they can be neither lost nor duplicated.
 */
export function mailFor(
  about: 'quote' | 'enquiry',
  { id, createdAt }: { id: string; createdAt: string },
): Effect[] {
  return MAIL_RECIPIENTS.map((to) => ({
    put: 'mailQueue',
    row: newMail(about, { id, requestId: id, createdAt }, to),
  }));
}

/** The unsent messages of a request or event, in the order of MAIL_RECIPIENTS. */
export function mailsOf(view: View, about: QueuedMail['about'], id: string): QueuedMail[] {
  return MAIL_RECIPIENTS.flatMap((to) => view.find('mailQueue', mailIdOf(about, id, to)) ?? []);
}

/** Removes the messages of a request or event from the queue: for the commit that anonymises or removes it. */
export function withoutMailOf(view: View, about: QueuedMail['about'], id: string): Effect[] {
  return mailsOf(view, about, id).map((mail) => ({ remove: 'mailQueue', key: mail.id }));
}
