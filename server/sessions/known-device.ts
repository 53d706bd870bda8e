import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * A token a browser gets for the right password, so that it can be told from strangers next time.
 * Changing or rehashing the password invalidates it.
 *
 * @param passwordHash signs the token: a secret that already exists
 */
export function newDeviceToken(passwordHash: string): string {
  const device = randomBytes(16).toString('base64url');
  return `${device}.${signatureOf(device, passwordHash)}`;
}

/** The device id in a token; undefined without a token, and for one that is not ours. */
export function deviceOf(
  token: string | undefined,
  passwordHash: string | null,
): string | undefined {
  const [device, signature, ...more] = token?.split('.') ?? [];
  if (device === undefined || signature === undefined || more.length > 0) return undefined;
  if (passwordHash === null) return undefined;
  const [given, ours] = [signature, signatureOf(device, passwordHash)].map((text) =>
    Buffer.from(text),
  );
  if (given === undefined || ours === undefined || given.length !== ours.length) return undefined;
  return timingSafeEqual(given, ours) ? device : undefined;
}

function signatureOf(device: string, passwordHash: string): string {
  return createHmac('sha256', passwordHash).update(`device ${device}`).digest('base64url');
}
