import type { RegistrationResponseJSON, WebAuthnCredential } from '@simplewebauthn/server';
import type { WebAuthn } from '#server/ports/web-authn';

/** As long as a person may take over it, in ms. */
const TIMEOUT_MS = 5 * 60_000;

// Loaded when it is needed: the start does not wait for it.
const library = () => import('@simplewebauthn/server');

export const webAuthn: WebAuthn = {
  async newPasskeyOptions({ name, origin }, holder, challenge) {
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
  },
  async newPasskeyOf({ origin }, answer, isOurs) {
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
  },
  async passkeyOptions({ origin }, challenge) {
    const { generateAuthenticationOptions } = await library();
    return generateAuthenticationOptions({
      rpID: rpIdOf(origin),
      challenge,
      timeout: TIMEOUT_MS,
      userVerification: 'required',
    });
  },
  async counterAfter({ origin }, answer, { id, publicKey, counter }, isOurs) {
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
  },
};

function rpIdOf(origin: string): string {
  return new URL(origin).hostname;
}
