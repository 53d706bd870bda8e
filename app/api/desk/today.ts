import * as z from 'zod/mini';
import {
  deskTodaySchema,
  type DeskToday,
  type TestMail,
  testMailSchema,
} from '#domain/order/contracts/admin/today';
import { request } from '#app/api/http';
import { parseJson } from '#app/api/json';

/** GET /api/today. @throws HttpError; TypeError without a connection; zod's error */
export async function fetchToday(signal?: AbortSignal): Promise<DeskToday> {
  const answer = await request('GET', '/api/today', { signal, cache: 'no-store' });
  return z.parse(deskTodaySchema, parseJson(await answer.text()));
}

/**
 * POST /api/test-mail: sends a mail to whoever is signed in.
 *
 * @throws HttpError 409 `mail_not_set_up`, 429 `rate_limited`; TypeError without a connection; zod's error
 */
export async function sendTestMail(): Promise<TestMail> {
  const answer = await request('POST', '/api/test-mail');
  return z.parse(testMailSchema, parseJson(await answer.text()));
}

/** DELETE /api/site-faults/:id. @throws HttpError 404 `no_such_fault`; TypeError without a connection */
export async function settleFault(id: string): Promise<void> {
  await request('DELETE', `/api/site-faults/${id}`);
}
