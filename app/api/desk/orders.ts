import * as z from 'zod/mini';
import {
  deskOrderSchema,
  type CompanyCall,
  type DeskOrder,
} from '#domain/order/contracts/admin/order';
import type { MailRecipient } from '#domain/order/request-states';
import { request, type Method } from '#app/api/http';
import { parseJson } from '#app/api/json';

/** Where the orders of requests are: below the requests themselves. */
export const orderPath = (id: string) => `/api/room-configurations/${id}/order`;

/** Where a photo of a homeowner's question is: for a picture's `src`. */
export const photoPath = (id: string, photo: string) => `${orderPath(id)}/photos/${photo}.jpg`;

/** GET: the order of a request. @throws HttpError; TypeError without a connection; zod's error */
export function fetchOrder(id: string, signal?: AbortSignal): Promise<DeskOrder> {
  return askForOrder('GET', orderPath(id), { signal, cache: 'no-store' });
}

/**
 * POST: does something to an order, once for each key.
 *
 * @throws HttpError 409 `desk_conflict` when something has happened since, 422 when it cannot be done
 */
export function sendAction(id: string, key: string, call: CompanyCall): Promise<DeskOrder> {
  return askForOrder('POST', `${orderPath(id)}/actions`, {
    body: call,
    headers: { 'idempotency-key': key },
  });
}

/** POST: resends the mail of an event that was refused or may be lost. @throws HttpError */
export async function sendEventMailAgain(
  id: string,
  event: string,
  to: MailRecipient,
): Promise<void> {
  await request('POST', `${orderPath(id)}/events/${event}/mails/${to}/send-again`);
}

/** A call that answers with the order as it is then. */
export async function askForOrder(
  method: Method,
  path: string,
  options: Parameters<typeof request>[2],
): Promise<DeskOrder> {
  const answer = await request(method, path, options);
  return z.parse(deskOrderSchema, parseJson(await answer.text()));
}
