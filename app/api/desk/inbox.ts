import * as z from 'zod/mini';
import {
  unreadRequestsSchema,
  type InboxChange,
  type UnreadRequests,
} from '#domain/order/contracts/admin/inbox';
import type { MailRecipient } from '#domain/order/request-states';
import { fileOf } from '#app/api/file-of';
import { request } from '#app/api/http';
import { parseJson } from '#app/api/json';

/** An inbox resource: one kind of request. */
export type InboxPath = '/api/room-configurations' | '/api/enquiries';

/**
 * GET from the inbox, validated by a schema. Like every call here, it is for the administrator only.
 *
 * @throws HttpError; TypeError without a connection; zod's error when the response is not ours
 */
export async function fetchFromInbox<S extends z.core.$ZodType>(
  path: string,
  schema: S,
  signal?: AbortSignal,
): Promise<z.output<S>> {
  const response = await request('GET', path, { signal, cache: 'no-store' });
  return z.parse(schema, parseJson(await response.text()));
}

/**
 * POST to the search of an inbox resource. The words travel in the body: they are people's names and numbers,
 * and must be in no address or log.
 *
 * @throws as `fetchFromInbox`
 */
export async function searchInbox<S extends z.core.$ZodType>(
  path: string,
  search: object,
  schema: S,
  signal?: AbortSignal,
): Promise<z.output<S>> {
  const response = await request('POST', `${path}/search`, { body: search, signal });
  return z.parse(schema, parseJson(await response.text()));
}

/** GET /api/unread-requests. @throws as `fetchFromInbox` */
export function fetchUnread(signal?: AbortSignal): Promise<UnreadRequests> {
  return fetchFromInbox('/api/unread-requests', unreadRequestsSchema, signal);
}

/** PUT: changes state or notes. @throws HttpError 409 `desk_conflict` when somebody else was faster */
export async function changeRequest(path: InboxPath, id: string, body: InboxChange): Promise<void> {
  await request('PUT', `${path}/${id}`, { body });
}

/** POST: marks it as seen. @throws HttpError */
export async function markRequestSeen(path: InboxPath, id: string): Promise<void> {
  await request('POST', `${path}/${id}/seen`);
}

/** POST: permanently removes the sender's details. @throws HttpError */
export async function anonymiseRequest(path: InboxPath, id: string): Promise<void> {
  await request('POST', `${path}/${id}/anonymise`);
}

/** DELETE: permanently removes it. @throws HttpError */
export async function deleteRequest(path: InboxPath, id: string): Promise<void> {
  await request('DELETE', `${path}/${id}`);
}

/** POST: resends a message that was refused or may be lost. @throws HttpError */
export async function sendMailAgain(path: InboxPath, id: string, to: MailRecipient): Promise<void> {
  await request('POST', `${path}/${id}/mails/${to}/send-again`);
}

/** DELETE: permanently removes an address from the newsletter list. @throws HttpError */
export async function deleteSubscriber(id: string): Promise<void> {
  await request('DELETE', `/api/newsletter/${id}`);
}

/** GET: downloads a file under the name the server gives it. @throws HttpError */
export async function fetchFile(path: string): Promise<File> {
  return fileOf(await request('GET', path, { cache: 'no-store' }));
}
