import { MAIL_RECIPIENTS } from '#domain/mail-states';
import type { Effect, View } from '#server/stores/database/database';
import { mailIdOf } from '#server/stores/records';
import type { QueuedMail } from '#server/stores/records';

/**
 * The messages of a new request, one to the homeowner and one to the company: for the same commit as
 * the request, so that they can be neither lost nor doubled.
 */
export function mailFor(
  about: QueuedMail['about'],
  { id, createdAt }: { id: string; createdAt: string },
): Effect[] {
  return MAIL_RECIPIENTS.map((to) => ({
    put: 'mailQueue',
    row: {
      id: mailIdOf(about, id, to),
      about,
      requestId: id,
      to,
      queuedAt: createdAt,
      state: 'waiting',
      refusals: 0,
      notBefore: createdAt,
      problem: null,
    },
  }));
}

/** The messages of a request, in the order of their recipients. */
export function mailsOf(view: View, about: QueuedMail['about'], id: string): QueuedMail[] {
  return MAIL_RECIPIENTS.flatMap((to) => view.find('mailQueue', mailIdOf(about, id, to)) ?? []);
}

/** Takes the messages of a request out of the queue, sent or not: for the commit that forgets it. */
export function withoutMailOf(view: View, about: QueuedMail['about'], id: string): Effect[] {
  return mailsOf(view, about, id).map((mail) => ({ remove: 'mailQueue', key: mail.id }));
}
