import * as z from 'zod/mini';
import { passkeyOptionsSchema } from '#domain/order/contracts/admin/passkeys';
import { invitedSchema } from '#domain/order/contracts/admin/people';
import { request } from '#app/api/http';
import { parseJson } from '#app/api/json';

type PasskeyOptions = z.infer<typeof passkeyOptionsSchema>;

/** POST /api/auth/passkey/options. @throws HttpError; TypeError without a connection */
export async function fetchSignInOptions(): Promise<PasskeyOptions> {
  return readOptions(await request('POST', '/api/auth/passkey/options'));
}

/**
 * POST /api/auth/passkey.
 *
 * @param keep as in `logIn`
 * @throws HttpError 401 for one that is not known; TypeError without a connection
 */
export async function logInByPasskey(passkey: unknown, keep: boolean | undefined): Promise<void> {
  await request('POST', '/api/auth/passkey', { body: { passkey, keep } });
}

/** POST /api/auth/join/look: whose link it is. @throws HttpError 404; TypeError without a connection */
export async function fetchInvited(token: string): Promise<z.infer<typeof invitedSchema>> {
  const answer = await request('POST', '/api/auth/join/look', { body: { token } });
  return z.parse(invitedSchema, parseJson(await answer.text()));
}

/** POST /api/auth/join. @throws HttpError 400 with the fields, 404; TypeError without a connection */
export async function joinByPassword(token: string, password: string): Promise<void> {
  await request('POST', '/api/auth/join', { body: { token, password } });
}

/** POST /api/auth/join/passkey/options. @throws HttpError 404; TypeError without a connection */
export async function fetchJoiningOptions(token: string): Promise<PasskeyOptions> {
  return readOptions(await request('POST', '/api/auth/join/passkey/options', { body: { token } }));
}

/** POST /api/auth/join/passkey. @throws HttpError 400, 404; TypeError without a connection */
export async function joinByPasskey(token: string, name: string, passkey: unknown): Promise<void> {
  await request('POST', '/api/auth/join/passkey', { body: { token, name, passkey } });
}

async function readOptions(answer: Response): Promise<PasskeyOptions> {
  return z.parse(passkeyOptionsSchema, parseJson(await answer.text()));
}
