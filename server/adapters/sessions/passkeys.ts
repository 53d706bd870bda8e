import type { RegistrationResponseJSON, WebAuthnCredential } from '@simplewebauthn/server';
import type * as z from 'zod/mini';
import type { newPasskeySchema, passkeyAnswerSchema } from '#domain/order/contracts/admin/passkeys';
import type { Passkey } from '#server/stores/people/people-records';

/** Whom a passkey is for: this site, by its name and its address. */
export interface RelyingParty {
  name: string;
  /** "https://rooms.example" */
  origin: string;
}

/** What the browser is asked to make a passkey with. */
export interface PasskeyHolder {
  id: string;
  name: string;
  /** What it is listed under in the browser: an address, or a name. */
  label: string;
  passkeys: readonly Passkey[];
}

/** As long as a person may take over it, in ms. */
const TIMEOUT_MS = 5 * 60_000;

// Loaded when it is needed: the start does not wait for it.
const library = () => import('@simplewebauthn/server');

/** The options of `navigator.credentials.create`, as JSON. */
export async function newPasskeyOptions(
  { name, origin }: RelyingParty,
  holder: PasskeyHolder,
  challenge: Uint8Array<ArrayBuffer>,
) {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: name,
    rpID: rpIdOf(origin),
    userName: holder.label,
    userDisplayName: holder.name,
    userID: new TextEncoder().encode(holder.id),
    challenge,
    timeout: TIMEOUT_MS,
    excludeCredentials: holder.passkeys.map(({ id, transports }) => ({ id, transports })),
    // It says by itself whose it is, and that its holder was there: it takes the place of name and password.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/**
 * The passkey in a browser's answer; undefined for an answer that is not to our question.
 *
 * @param isOurs whether a challenge is one of ours and unused
 */
export async function newPasskeyOf(
  { origin }: RelyingParty,
  answer: z.infer<typeof newPasskeySchema>,
  isOurs: (challenge: string) => Promise<boolean>,
): Promise<Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'transports'> | undefined> {
  const { verifyRegistrationResponse } = await library();
  const { transports = [], ...response } = answer.response;
  const verified = await verifyRegistrationResponse({
    response: { ...answer, response, clientExtensionResults: {} } as RegistrationResponseJSON,
    expectedChallenge: isOurs,
    expectedOrigin: origin,
    expectedRPID: rpIdOf(origin),
  }).catch(() => undefined);
  if (!verified?.verified) return undefined;
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
}

/** The options of `navigator.credentials.get`, as JSON: any passkey of ours will do. */
export async function passkeyOptions({ origin }: RelyingParty, challenge: Uint8Array<ArrayBuffer>) {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: rpIdOf(origin),
    challenge,
    timeout: TIMEOUT_MS,
    userVerification: 'required',
  });
}

/** The counter after an answer that the passkey gave to one of our questions; undefined for any other answer. */
export async function counterAfter(
  { origin }: RelyingParty,
  answer: z.infer<typeof passkeyAnswerSchema>,
  { id, publicKey, counter }: Passkey,
  isOurs: (challenge: string) => Promise<boolean>,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library();
  const credential: WebAuthnCredential = {
    id,
    publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
    counter,
  };
  const verified = await verifyAuthenticationResponse({
    response: { ...answer, clientExtensionResults: {} },
    expectedChallenge: isOurs,
    expectedOrigin: origin,
    expectedRPID: rpIdOf(origin),
    credential,
  }).catch(() => undefined);
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined;
}

function rpIdOf(origin: string): string {
  return new URL(origin).hostname;
}
