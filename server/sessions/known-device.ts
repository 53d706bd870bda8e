import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * What a browser gets with the right password, so that it is told from strangers the next time. Another
 * password, or a stronger hash of it, makes it void.
 *
 * @param passwordHash signs it: a secret that is there already
 */
export function newDeviceToken(passwordHash: string): string {
  const device = randomBytes(16).toString('base64url');
  return `${device}.${signatureOf(device, passwordHash)}`;
}

/** The device that a token names; undefined for none, and for one that is not ours. */
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
