import * as z from 'zod/mini';
import { deskTodaySchema, type DeskToday } from '#domain/order/contracts/admin/today';
import { request } from '#app/api/http';
import { parseJson } from '#app/api/json';

/** GET /api/today. @throws HttpError; TypeError without a connection; zod's error */
export async function fetchToday(signal?: AbortSignal): Promise<DeskToday> {
  const answer = await request('GET', '/api/today', { signal, cache: 'no-store' });
  return z.parse(deskTodaySchema, parseJson(await answer.text()));
}
