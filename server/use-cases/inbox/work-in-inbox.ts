import { inboxChangeSchema } from '#domain/contracts/admin/inbox';
import { MAIL_RECIPIENTS } from '#domain/mail-states';
import type { MailRecipient } from '#domain/mail-states';
import { ApiProblem } from '#server/api-problem';
import type { MailFolder } from '#server/mail/transport/mail-folder';
import type { PostOffice } from '#server/mail/post-office';
import { RevisionConflictError } from '#server/stores/ports';
import { mailIdOf } from '#server/stores/records';
import type { QueuedMail } from '#server/stores/records';
import type { MailQueue, RequestInbox } from '#server/stores/request-ports';
import { parseRequest } from '#server/use-cases/requests/parse-request';

export interface InboxServices {
  mailQueue: MailQueue;
  mailFolder: MailFolder;
  mail: Pick<PostOffice, 'wake'>;
  now: () => Date;
}

/** One kind of request in the inbox. */
export interface InboxKind<Row> {
  about: QueuedMail['about'];
  rows: RequestInbox<Row>;
}

/**
 * Changes state or notes.
 *
 * @throws {ApiProblem} 400 invalid_request, 404 no_such_request, 409 desk_conflict when somebody else
 *   was faster
 */
export async function changeRequest<Row>(
  { now }: InboxServices,
  { rows }: InboxKind<Row>,
  id: string,
  body: unknown,
): Promise<void> {
  const { revision, ...changes } = parseRequest(inboxChangeSchema, body);
  existing(await rows.change(id, { ...changes, over: revision, at: now() }).catch(asProblem));
}

function asProblem(error: unknown): never {
  if (!(error instanceof RevisionConflictError)) throw error;
  throw new ApiProblem(
    409,
    'desk_conflict',
    'This request was changed in another window. Look at what is there now, then save again.',
  );
}

/**
 * Notes that the administrator has looked at it, the first time only.
 *
 * @throws {ApiProblem} 404 no_such_request
 */
export async function markAsSeen<Row>(
  { now }: InboxServices,
  { rows }: InboxKind<Row>,
  id: string,
): Promise<void> {
  existing(await rows.markSeen(id, now()));
}

/**
 * Takes out of the request who sent it, for good, with its mail.
 *
 * @throws {ApiProblem} 404 no_such_request
 */
export async function anonymise<Row>(
  services: InboxServices,
  { about, rows }: InboxKind<Row>,
  id: string,
): Promise<void> {
  existing(await rows.anonymise(id, services.now()));
  await removeFiles(services, about, id);
}

/**
 * Removes the request for good, with its mail.
 *
 * @throws {ApiProblem} 404 no_such_request
 */
export async function removeRequest<Row>(
  services: InboxServices,
  { about, rows }: InboxKind<Row>,
  id: string,
): Promise<void> {
  existing(await rows.remove(id, services.now()));
  await removeFiles(services, about, id);
}

/**
 * Sends a message once more that was refused, or that may not have arrived: the administrator's
 * decision, never the program's.
 *
 * @throws {ApiProblem} 404 no_such_request, 409 mail_under_way when it is waiting or sent
 */
export async function sendAgain(
  { mailQueue, mail, now }: InboxServices,
  about: QueuedMail['about'],
  id: string,
  to: MailRecipient,
): Promise<void> {
  const mailId = mailIdOf(about, id, to);
  if (!(await mailQueue.known([mailId])).has(mailId)) throw noSuchRequest();
  const found = await mailQueue.find(mailId);
  if (found?.state !== 'refused' && found?.state !== 'unclear') {
    throw new ApiProblem(409, 'mail_under_way', 'This mail was sent, or is on its way.');
  }
  const notBefore = now().toISOString();
  await mailQueue.set(found.id, { state: 'waiting', refusals: 0, notBefore, problem: null });
  mail.wake();
}

/** The answer to an id that nothing has. */
export function noSuchRequest(): ApiProblem {
  return new ApiProblem(404, 'no_such_request', 'There is no such request any more.');
}

function existing(wasThere: boolean): void {
  if (!wasThere) throw noSuchRequest();
}

async function removeFiles(
  { mailFolder }: InboxServices,
  about: QueuedMail['about'],
  id: string,
): Promise<void> {
  for (const to of MAIL_RECIPIENTS) await mailFolder.remove(mailIdOf(about, id, to));
}
