import { MAIL_RECIPIENTS } from '#domain/mail-states';
import type { Effect, View } from './database';
import type { QueuedMail } from './records';

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
      id: `${about}-${id}-${to}`,
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

/** Takes the messages of a request out of the queue, sent or not: for the commit that forgets it. */
export function withoutMailOf(view: View, about: QueuedMail['about'], id: string): Effect[] {
  return view
    .where('mailQueue', 'request', id)
    .filter((mail) => mail.about === about)
    .map((mail) => ({ remove: 'mailQueue', key: mail.id }));
}
