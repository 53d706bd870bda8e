import * as z from 'zod/mini';
import { deskVisitsSchema, type DeskVisits } from '#domain/order/contracts/admin/order';
import { request } from '#app/api/http';
import { parseJson } from '#app/api/json';

/**
 * GET /api/visits: the visits that are booked, and the calendar.
 *
 * @throws HttpError; TypeError without a connection; zod's error when the answer is not ours
 */
export async function fetchVisits(signal?: AbortSignal): Promise<DeskVisits> {
  const answer = await request('GET', '/api/visits', { signal, cache: 'no-store' });
  return z.parse(deskVisitsSchema, parseJson(await answer.text()));
}
