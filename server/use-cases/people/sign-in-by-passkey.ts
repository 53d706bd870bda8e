import { usePasskeySchema } from '#domain/order/contracts/admin/passkeys';
import { ApiProblem } from '#server/api-problem';
import { newChallenge, takeChallenge } from '#server/auth/passkey-challenges';
import type { ChallengeServices } from '#server/auth/passkey-challenges';
import type { WebAuthn } from '#server/ports/web-authn';
import type { PasskeyStore } from '#server/stores/people/people-ports';
import { parseRequest } from '#server/use-cases/requests/parse-request';

const PURPOSE = 'sign-in';

export interface PasskeySignInServices extends ChallengeServices {
  passkeys: PasskeyStore;
  webAuthn: WebAuthn;
}

/** What a browser asks its person for a passkey with. It names nobody. */
export async function signInOptions(services: PasskeySignInServices, origin: string) {
  const challenge = await newChallenge(services, PURPOSE);
  return services.webAuthn.passkeyOptions({ name: '', origin }, challenge);
}

/**
 * Checks a passkey's answer.
 *
 * @returns whose it is, `OWNER` or the id of a person, and whether they want to stay signed in
 * @throws {ApiProblem} 400 invalid_request, 401 unknown_passkey
 */
export async function signInByPasskey(
  services: PasskeySignInServices,
  body: unknown,
  origin: string,
): Promise<{ holder: string; keep: boolean | undefined }> {
  const { passkeys, webAuthn, now } = services;
  const { passkey: answer, keep } = parseRequest(usePasskeySchema, body);
  const passkey = await passkeys.find(answer.id);
  if (passkey === undefined) throw unknownPasskey();
  const counter = await webAuthn.counterAfter({ name: '', origin }, answer, passkey, (challenge) =>
    takeChallenge(services, PURPOSE, challenge),
  );
  if (counter === undefined) throw unknownPasskey();
  const isThere = await passkeys.use(passkey.id, { counter, usedAt: now().toISOString() });
  if (!isThere) throw unknownPasskey();
  return { holder: passkey.holder, keep };
}

export function unknownPasskey(): ApiProblem {
  return new ApiProblem(401, 'unknown_passkey', 'This passkey is not known here.');
}
