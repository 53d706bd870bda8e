import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { CredentialStore } from '#server/stores/ports';
import type { LimitStore } from '#server/stores/shared-ports';

/** How long an answer to a challenge is taken, in ms: a little more than the browser gives the person. */
const VALID_MS = 6 * 60_000;
const RANDOM_BYTES = 24;
const TIME_BYTES = 8;

export interface ChallengeServices {
  credentials: Pick<CredentialStore, 'read'>;
  limits: LimitStore;
  now: () => Date;
}

/**
 * A challenge for one purpose, for a few minutes. It is signed and not stored, so that asking for many costs nothing;
 * that it is answered once is counted over all processes.
 *
 * @param purpose what the answer is for, and whose
 */
export async function newChallenge(
  services: ChallengeServices,
  purpose: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const time = Buffer.alloc(TIME_BYTES);
  time.writeBigUInt64BE(BigInt(services.now().getTime() + VALID_MS));
  const signed = Buffer.concat([randomBytes(RANDOM_BYTES), time]);
  return new Uint8Array(Buffer.concat([signed, await signatureOf(services, purpose, signed)]));
}

/** Whether the challenge, base64url, is ours, for this purpose, and not answered yet: then it is from now on. */
export async function takeChallenge(
  services: ChallengeServices,
  purpose: string,
  challenge: string,
): Promise<boolean> {
  const bytes = Buffer.from(challenge, 'base64url');
  const signed = bytes.subarray(0, RANDOM_BYTES + TIME_BYTES);
  const given = bytes.subarray(RANDOM_BYTES + TIME_BYTES);
  if (signed.length < RANDOM_BYTES + TIME_BYTES) return false;
  const ours = await signatureOf(services, purpose, signed);
  if (given.length !== ours.length || !timingSafeEqual(given, ours)) return false;
  const at = services.now();
  const left = Number(signed.readBigUInt64BE(RANDOM_BYTES)) - at.getTime();
  // One that has longer to go was made by a clock that was fast.
  if (left <= 0 || left > VALID_MS) return false;
  const key = `challenge ${signed.toString('base64url')}`;
  return (await services.limits.count(key, { at, windowMs: VALID_MS })).count === 1;
}

async function signatureOf(
  { credentials }: ChallengeServices,
  purpose: string,
  signed: Buffer,
): Promise<Buffer> {
  const { adminPasswordHash } = await credentials.read();
  const secret = adminPasswordHash ?? randomBytes(32);
  return createHmac('sha256', secret).update(`challenge ${purpose} `).update(signed).digest();
}
