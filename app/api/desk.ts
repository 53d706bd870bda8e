import * as z from 'zod/mini';
import { unreadRequestsSchema, type DeskChange, type UnreadRequests } from '#domain/contracts/desk';
import type { MailRecipient } from '#domain/mail-states';
import { request } from './http';
import { parseJson } from './json';

/** A resource of the desk: one kind of request. */
export type DeskPath = '/api/room-configurations' | '/api/enquiries';

/**
 * GET of one of the desk's addresses, checked by its schema. As every call here it is the
 * administrator's alone.
 *
 * @throws HttpError; TypeError without a connection; zod's error when the answer is not ours
 */
export async function fetchFromDesk<S extends z.core.$ZodType>(
  path: string,
  schema: S,
  signal?: AbortSignal,
): Promise<z.output<S>> {
  const response = await request('GET', path, { signal, cache: 'no-store' });
  return z.parse(schema, parseJson(await response.text()));
}

/** GET /api/unread-requests. @throws as `fetchFromDesk` */
export function fetchUnread(signal?: AbortSignal): Promise<UnreadRequests> {
  return fetchFromDesk('/api/unread-requests', unreadRequestsSchema, signal);
}

/** PUT of state or notes. @throws HttpError 409 `desk_conflict` when somebody else was faster */
export async function changeRequest(path: DeskPath, id: string, body: DeskChange): Promise<void> {
  await request('PUT', `${path}/${id}`, { body });
}

/** POST: it was looked at. @throws HttpError */
export async function markRequestSeen(path: DeskPath, id: string): Promise<void> {
  await request('POST', `${path}/${id}/seen`);
}

/** POST: takes out who sent it, for good. @throws HttpError */
export async function anonymiseRequest(path: DeskPath, id: string): Promise<void> {
  await request('POST', `${path}/${id}/anonymise`);
}

/** DELETE: removes it for good. @throws HttpError */
export async function deleteRequest(path: DeskPath, id: string): Promise<void> {
  await request('DELETE', `${path}/${id}`);
}

/** POST: sends a message once more that was refused or may be lost. @throws HttpError */
export async function sendMailAgain(path: DeskPath, id: string, to: MailRecipient): Promise<void> {
  await request('POST', `${path}/${id}/mails/${to}/send-again`);
}

/** DELETE: takes an address off the newsletter's list, for good. @throws HttpError */
export async function deleteSubscriber(id: string): Promise<void> {
  await request('DELETE', `/api/newsletter/${id}`);
}

/** GET of a file under the name that the server gives it. @throws HttpError */
export async function fetchFile(path: string): Promise<File> {
  const response = await request('GET', path, { cache: 'no-store' });
  const disposition = response.headers.get('content-disposition') ?? '';
  const name = /filename="?([\w.-]+)"?/.exec(disposition)?.[1] ?? 'download';
  const content = await response.blob();
  return new File([content], name, { type: content.type });
}
