import { createECDH, generateKeyPairSync } from 'node:crypto';
import type { CredentialStore } from '#server/stores/ports';

/** What push services know us by (RFC 8292), both in base64url. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * The configured key, or else the one in the store, which is made when it is needed for the first time. A browser
 * takes pushes only from the key that it subscribed with, so it must never change without need.
 *
 * @throws {StoreUnavailableError}
 */
export async function vapidKeys(
  credentials: CredentialStore,
  configured: string | undefined,
): Promise<VapidKeys> {
  const privateKey = configured ?? (await credentials.pushKey(newPrivateKey));
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey, 'base64url');
  return { publicKey: pair.getPublicKey('base64url'), privateKey };
}

function newPrivateKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return String(privateKey.export({ format: 'jwk' }).d);
}
