import { inboxChangeSchema } from '#domain/order/contracts/admin/inbox';
import { MAIL_RECIPIENTS, type MailRecipient } from '#domain/order/request-states';
import { formatDay } from '#domain/text/dates';
import { ApiProblem } from '#server/api-problem';
import type { MailFiles, PostOffice } from '#server/ports/mail';
import { sayOfAct } from '#server/stores/audit/act';
import type { OrderStore } from '#server/stores/orders/order-ports';
import { KeptByLawError, RevisionConflictError } from '#server/stores/ports';
import { mailIdOf } from '#server/stores/records';
import type { QueuedMail } from '#server/stores/records';
import type { RequestChange, RequestInbox } from '#server/stores/requests/request-ports';
import {
  discardPhoto,
  type DiscardPhotoServices,
} from '#server/use-cases/request-photos/discard-photo';
import { parseRequest } from '#server/use-cases/requests/parse-request';
import { isLeftToUs, type MailReportServices } from './mail-report';

export interface InboxServices extends DiscardPhotoServices, MailReportServices {
  orders: OrderStore;
  mailFolder: MailFiles;
  mail: PostOffice;
}

/** One kind of request in the inbox. */
export interface InboxKind<Row> {
  about: 'quote' | 'enquiry';
  rows: RequestInbox<Row>;
}

/** Changes the state or notes of a request of one kind. False if there is no such request. */
export type ChangeRequest = (id: string, change: RequestChange) => Promise<boolean>;

/**
 * Changes state or notes.
 *
 * @throws {ApiProblem} 400 invalid_request, 404 no_such_request, 409 desk_conflict if somebody else has
 *   changed it in the meantime
 */
export async function changeRequest(
  { now }: Pick<InboxServices, 'now'>,
  change: ChangeRequest,
  id: string,
  body: unknown,
): Promise<void> {
  const { revision, ...changes } = parseRequest(inboxChangeSchema, body);
  sayOfAct({ detail: changes.state === undefined ? 'notes' : `state ${changes.state}` });
  existing(await change(id, { ...changes, over: revision, at: now() }).catch(asProblem));
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
 * Records when the administrator first opened the request.
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
 * Removes the sender from the request, and its mail, for good.
 *
 * @throws {ApiProblem} 404 no_such_request
 */
export async function anonymise<Row>(
  services: InboxServices,
  { about, rows }: InboxKind<Row>,
  id: string,
): Promise<void> {
  const files = await filesOf(services, about, id);
  existing(await rows.anonymise(id, services.now()));
  await removeFiles(services, files);
}

/**
 * Removes the request for good, with its mail.
 *
 * @throws {ApiProblem} 404 no_such_request, 422 kept_by_law while its invoices or payments must be kept
 */
export async function removeRequest<Row>(
  services: InboxServices,
  { about, rows }: InboxKind<Row>,
  id: string,
): Promise<void> {
  const files = await filesOf(services, about, id);
  existing(await rows.remove(id, services.now()).catch(keptByLaw));
  await removeFiles(services, files);
}

function keptByLaw(error: unknown): never {
  if (!(error instanceof KeptByLawError)) throw error;
  const until = formatDay(new Date(`${error.until}T12:00:00Z`));
  throw new ApiProblem(
    422,
    'kept_by_law',
    `It has invoices or payments, which the law has us keep until ${until}. Make it anonymous instead: then the invoices stay, and everything else of the person goes.`,
  );
}

/**
 * Sends a message that was refused, that may not have arrived, or that was kept before mail was set up: always the
 * administrator's decision, never the program's.
 *
 * @throws {ApiProblem} 404 no_such_request, 409 mail_under_way if it is waiting or was sent, 409 mail_not_set_up
 */
export async function sendAgain(
  { mailQueue, mail, isMailSetUp, now }: InboxServices,
  about: QueuedMail['about'],
  id: string,
  to: MailRecipient,
): Promise<void> {
  const mailId = mailIdOf(about, id, to);
  sayOfAct({ detail: to });
  if (!(await mailQueue.known([mailId])).has(mailId)) throw noSuchRequest();
  const found = await mailQueue.find(mailId);
  if (found === undefined || !isLeftToUs(found)) {
    throw new ApiProblem(409, 'mail_under_way', 'This mail was sent, or is on its way.');
  }
  if (!isMailSetUp) throw mailNotSetUp();
  const since = now().toISOString();
  const waits = { queuedAt: since, notBefore: since, refusals: 0, problem: null } as const;
  await mailQueue.set(found.id, { state: 'waiting', ...waits });
  mail.wake();
}

/** The answer to whoever wants mail to leave where it cannot. */
export function mailNotSetUp(): ApiProblem {
  return new ApiProblem(
    409,
    'mail_not_set_up',
    'Mail is not set up: the server was started without MAIL_URL, so no mail can leave.',
  );
}

/** The answer to an unknown id. */
export function noSuchRequest(): ApiProblem {
  return new ApiProblem(404, 'no_such_request', 'There is no such request any more.');
}

function existing(wasThere: boolean): void {
  if (!wasThere) throw noSuchRequest();
}

/**
 * The ids of all messages that a request may have caused, and of its photos: to be read before it is removed, because
 * nothing could tell them afterwards.
 */
async function filesOf(
  { orders, requestPhotos }: InboxServices,
  about: 'quote' | 'enquiry',
  id: string,
): Promise<{ mails: string[]; photos: string[] }> {
  const events = about === 'quote' ? ((await orders.find(id))?.events ?? []) : [];
  const photos = (await requestPhotos.of(id)).map((photo) => photo.id);
  const mails = MAIL_RECIPIENTS.flatMap((to) => [
    mailIdOf(about, id, to),
    ...events.map((event) => mailIdOf('event', event.id, to)),
  ]);
  return { mails, photos };
}

async function removeFiles(
  services: InboxServices,
  { mails, photos }: Awaited<ReturnType<typeof filesOf>>,
): Promise<void> {
  for (const mail of mails) await services.mailFolder.remove(mail);
  for (const photo of photos) await discardPhoto(services, photo);
}
