import { request, type APIRequestContext, type BrowserContext, type Page } from 'playwright/test';
import type { RealServer } from '#tests/support/servers/server';

/** As set by `RealServer`. */
export const PASSWORD = 'for tests only';

/** The server ends the session of whoever asks nothing for half an hour. */
const FRESH_MS = 20 * 60_000;

/**
 * Signs in through the API, which hashes the password and takes longer than a page.
 *
 * @throws Error when the server refuses
 */
export async function signIn({ request }: Pick<Page, 'request'>): Promise<void> {
  const response = await request.post('/api/auth/login', { data: { password: PASSWORD } });
  if (!response.ok()) throw new Error(`${response.status()}: ${await response.text()}`);
}

/** Makes a browser the owner's, with the session that the server's store came with if it still counts. */
export async function beOwner(context: BrowserContext, server: RealServer): Promise<void> {
  const cookies = freshCookies(server);
  if (cookies.length > 0) await context.addCookies(cookies);
  else await signIn(context);
}

/** The owner's own client of the API; the caller may dispose of it. */
export async function openOwnersApi(server: RealServer): Promise<APIRequestContext> {
  const cookies = freshCookies(server);
  const baseURL = server.origin;
  const api = await request.newContext({ baseURL, storageState: { cookies, origins: [] } });
  if (cookies.length === 0) await signIn({ request: api });
  return api;
}

function freshCookies({ owner }: RealServer) {
  const isFresh = owner !== null && Date.now() - owner.signedInAt < FRESH_MS;
  return isFresh ? owner.cookies : [];
}
