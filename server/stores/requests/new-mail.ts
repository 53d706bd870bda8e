import { mailIdOf, type QueuedMail } from '#server/stores/records';

/** A message to one recipient about a request or an event, not yet tried. */
export function newMail(
  about: QueuedMail['about'],
  { id, requestId, createdAt }: { id: string; requestId: string; createdAt: string },
  to: QueuedMail['to'],
): QueuedMail {
  return {
    id: mailIdOf(about, id, to),
    about,
    requestId,
    to,
    queuedAt: createdAt,
    state: 'waiting',
    refusals: 0,
    notBefore: createdAt,
    problem: null,
  };
}
