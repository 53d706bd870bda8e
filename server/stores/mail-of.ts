import { MAIL_RECIPIENTS } from '#domain/mail-states';
import type { Change, Document } from './database';
import type { QueuedMail } from './records';

/**
 * The messages of a new request, one to the homeowner and one to the company: for the same commit as
 * the request, so that they can be neither lost nor doubled.
 */
export function mailFor(
  about: QueuedMail['about'],
  { id, createdAt }: { id: string; createdAt: string },
): Change[] {
  return MAIL_RECIPIENTS.map((to) => ({
    kind: 'mail-added',
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
export function withoutMailOf(
  { mailQueue }: Document,
  about: QueuedMail['about'],
  id: string,
): Change[] {
  return mailQueue
    .filter((mail) => mail.about === about && mail.requestId === id)
    .map((mail) => ({ kind: 'mail-removed', id: mail.id }));
}
