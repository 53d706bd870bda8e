import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { CredentialStore } from '#server/stores/ports';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);

const KEY_BYTES = 32;

/**
 * Makes sure that the administrator can sign in: with neither ADMIN_PASSWORD nor a stored hash,
 * makes a random password, prints it this once and stores only its hash.
 *
 * @throws {StoreUnavailableError} nothing was printed then.
 */
export async function ensureAdminPassword(
  credentials: CredentialStore,
  configured: string | undefined,
  print: (line: string) => void,
): Promise<void> {
  if (configured !== undefined) return;
  const stored = await credentials.read();
  if (stored.adminPasswordHash !== null) return;
  const password = randomBytes(12).toString('base64url');
  await credentials.save({ adminPasswordHash: await hashPassword(password) });
  print(
    `The administrator's password is ${password} (shown only now; ADMIN_PASSWORD sets another).`,
  );
}

/** A salted scrypt hash, written as `scrypt:salt:key` in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, KEY_BYTES);
  return `scrypt:${salt.toString('base64url')}:${key.toString('base64url')}`;
}

/** Whether the password is the one behind a hash of `hashPassword`; takes the same time if not. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [, salt = '', key = ''] = hash.split(':');
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'), KEY_BYTES);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
