import type { Express } from 'express';
import request from 'supertest';

/** The password `openTestApp` gives to every server. */
export const ADMIN_PASSWORD = 'a test password';

/** Signs in and returns the `Cookie` header of a signed-in browser. */
export async function signedIn(app: Express): Promise<string> {
  const response = await request(app).post('/api/auth/login').send({ password: ADMIN_PASSWORD });
  return cookieOf(response);
}

/** The `Cookie` header a browser would send after this response. */
export function cookieOf({ headers }: { headers: Record<string, unknown> }): string {
  const set = headers['set-cookie'];
  if (!Array.isArray(set)) throw new Error('The answer sets no cookie.');
  return set.map((cookie) => String(cookie).split(';')[0]).join('; ');
}
