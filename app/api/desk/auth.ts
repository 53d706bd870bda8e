import * as z from 'zod/mini';
import { signInCheckSchema, type signInSchema } from '#domain/order/contracts/admin/sign-in';
import { request } from '#app/api/http';
import { parseJson } from '#app/api/json';

/**
 * GET /api/auth/check: whether this browser is signed in as the administrator.
 *
 * @throws HttpError; TypeError without a connection; zod's error when the response is not ours
 */
export async function fetchIsAdmin(signal?: AbortSignal): Promise<boolean> {
  const response = await request('GET', '/api/auth/check', { signal, cache: 'no-store' });
  return z.parse(signInCheckSchema, parseJson(await response.text())).isAdmin;
}

/**
 * POST /api/auth/login: the owner with the password alone, anybody else with an email address too. `keep` says whether to stay
 * signed in on this device; without it that stays as it was.
 *
 * @throws HttpError 401 for a wrong password, 429 after too many; TypeError without a connection
 */
export async function logIn(who: z.infer<typeof signInSchema>): Promise<void> {
  await request('POST', '/api/auth/login', { body: who });
}

/**
 * POST /api/auth/logout.
 *
 * @throws HttpError; TypeError without a connection
 */
export async function logOut(): Promise<void> {
  await request('POST', '/api/auth/logout');
}
