import * as z from 'zod/mini';
import {
  unreadRequestsSchema,
  type InboxChange,
  type UnreadRequests,
} from '#domain/contracts/inbox';
import type { MailRecipient } from '#domain/mail-states';
import { request } from './http';
import { parseJson } from './json';

/** A resource of the inbox: one kind of request. */
export type InboxPath = '/api/room-configurations' | '/api/enquiries';

/**
 * GET of one of the inbox's addresses, checked by its schema. As every call here it is the
 * administrator's alone.
 *
 * @throws HttpError; TypeError without a connection; zod's error when the answer is not ours
 */
export async function fetchFromInbox<S extends z.core.$ZodType>(
  path: string,
  schema: S,
  signal?: AbortSignal,
): Promise<z.output<S>> {
  const response = await request('GET', path, { signal, cache: 'no-store' });
  return z.parse(schema, parseJson(await response.text()));
}

/** GET /api/unread-requests. @throws as `fetchFromInbox` */
export function fetchUnread(signal?: AbortSignal): Promise<UnreadRequests> {
  return fetchFromInbox('/api/unread-requests', unreadRequestsSchema, signal);
}

/** PUT of state or notes. @throws HttpError 409 `desk_conflict` when somebody else was faster */
export async function changeRequest(path: InboxPath, id: string, body: InboxChange): Promise<void> {
  await request('PUT', `${path}/${id}`, { body });
}

/** POST: it was looked at. @throws HttpError */
export async function markRequestSeen(path: InboxPath, id: string): Promise<void> {
  await request('POST', `${path}/${id}/seen`);
}

/** POST: takes out who sent it, for good. @throws HttpError */
export async function anonymiseRequest(path: InboxPath, id: string): Promise<void> {
  await request('POST', `${path}/${id}/anonymise`);
}

/** DELETE: removes it for good. @throws HttpError */
export async function deleteRequest(path: InboxPath, id: string): Promise<void> {
  await request('DELETE', `${path}/${id}`);
}

/** POST: sends a message once more that was refused or may be lost. @throws HttpError */
export async function sendMailAgain(path: InboxPath, id: string, to: MailRecipient): Promise<void> {
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
