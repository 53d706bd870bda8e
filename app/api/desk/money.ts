import * as z from 'zod/mini';
import { deskMoneySchema, type DeskMoney } from '#domain/order/contracts/admin/money';
import { request } from '#app/api/http';
import { parseJson } from '#app/api/json';

/** GET /api/money. @throws HttpError; TypeError without a connection; zod's error */
export async function fetchMoney(signal?: AbortSignal): Promise<DeskMoney> {
  const answer = await request('GET', '/api/money', { signal, cache: 'no-store' });
  return z.parse(deskMoneySchema, parseJson(await answer.text()));
}
