import * as z from 'zod/mini';
import { deskMoneySchema, type DeskMoney } from '#domain/order/contracts/admin/money';
import type { PaymentCall } from '#domain/order/contracts/admin/billing';
import { request } from '#app/api/http';
import { parseJson } from '#app/api/json';
import { orderPath } from './orders';

/** GET /api/money. @throws HttpError; TypeError without a connection; zod's error */
export async function fetchMoney(signal?: AbortSignal): Promise<DeskMoney> {
  const answer = await request('GET', '/api/money', { signal, cache: 'no-store' });
  return z.parse(deskMoneySchema, parseJson(await answer.text()));
}

/**
 * POST: notes a payment for an order, once for each key. It contradicts nothing, so it is taken whatever has happened
 * since.
 *
 * @throws HttpError 422 in words for the administrator; TypeError without a connection
 */
export async function notePayment(
  requestId: string,
  key: string,
  paid: PaymentCall,
): Promise<void> {
  await request('POST', `${orderPath(requestId)}/payments`, {
    body: paid,
    headers: { 'idempotency-key': key },
  });
}
