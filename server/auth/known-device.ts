import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { OWNER } from '#server/stores/people/people-records';

/** A browser in which somebody has signed in before. */
export interface KnownDevice {
  id: string;
  /** Who it was: `OWNER`, or the id of a person, who may be gone. */
  holder: string;
}

/**
 * A token a browser gets for the right password or passkey, so that it can be told from strangers next time. Another
 * password of the owner's, or another hash of it, invalidates every token.
 *
 * @param passwordHash the owner's, which signs the token: a secret that already exists
 */
export function newDeviceToken(passwordHash: string, holder: string): string {
  const id = randomBytes(16).toString('base64url');
  const named = holder === OWNER ? id : `${id}.${holder}`;
  return `${named}.${signatureOf({ id, holder }, passwordHash)}`;
}

/** The device in a token; undefined without a token, and for one that is not ours. */
export function deviceOf(
  token: string | undefined,
  passwordHash: string | null,
): KnownDevice | undefined {
  const [id, ...rest] = token?.split('.') ?? [];
  const signature = rest.pop();
  const [holder = OWNER, ...more] = rest;
  if (id === undefined || signature === undefined || more.length > 0) return undefined;
  if (passwordHash === null) return undefined;
  const device = { id, holder };
  const [given, ours] = [signature, signatureOf(device, passwordHash)].map((text) =>
    Buffer.from(text),
  );
  if (given === undefined || ours === undefined || given.length !== ours.length) return undefined;
  return timingSafeEqual(given, ours) ? device : undefined;
}

function signatureOf({ id, holder }: KnownDevice, passwordHash: string): string {
  const signed = holder === OWNER ? `device ${id}` : `device ${id} of ${holder}`;
  return createHmac('sha256', passwordHash).update(signed).digest('base64url');
}
