import * as z from 'zod/mini';
import { deskMoneySchema, type DeskMoney } from '#domain/order/contracts/admin/money';
import type { Payment } from '#domain/order/money/payment';
import { request } from '#app/api/http';
import { parseJson } from '#app/api/json';
import { sendAction } from './orders';

/** GET /api/money. @throws HttpError; TypeError without a connection; zod's error */
export async function fetchMoney(signal?: AbortSignal): Promise<DeskMoney> {
  const answer = await request('GET', '/api/money', { signal, cache: 'no-store' });
  return z.parse(deskMoneySchema, parseJson(await answer.text()));
}

/**
 * Notes a payment by bank for an order, once for each key. It contradicts nothing, so it is taken whatever has happened
 * since.
 *
 * @throws HttpError 422 in words for the administrator; TypeError without a connection
 */
export async function notePayment(
  requestId: string,
  key: string,
  paid: Pick<Payment, 'on' | 'pence' | 'text' | 'line' | 'invoice'>,
): Promise<void> {
  await sendAction(requestId, key, { over: 0, action: { kind: 'paid', how: 'bank', ...paid } });
}
