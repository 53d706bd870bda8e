import { signInSchema } from '#domain/contracts/sign-in';
import { hashPassword, isHashedAt, isPassword } from '#server/sessions/admin-password';
import type { PasswordCost } from '#server/sessions/admin-password';
import { ApiProblem } from '#server/api-problem';
import { openSession } from '#server/sessions/sessions';
import type { SessionServices } from '#server/sessions/sessions';
import { forgetAttempts, noteAttempt } from '#server/sessions/sign-in-limit';
import type { SignInLimitServices } from '#server/sessions/sign-in-limit';
import type { SignInTurns } from '#server/sessions/sign-in-turns';
import type { CredentialStore } from '#server/stores/ports';
import { parseRequest } from './requests/parse-request';

export interface SignInServices extends SessionServices, SignInLimitServices {
  credentials: CredentialStore;
  /** What a hash must cost; undefined for the usual. */
  passwordCost: PasswordCost | undefined;
}

export interface Caller {
  kind: 'known' | 'stranger';
  /** Whom the attempt counts for: a device that has signed in before, or a network. */
  key: string;
  /** Of the session this browser may have had; it ends. */
  sessionId: string | undefined;
}

/**
 * Checks the password and begins a session.
 *
 * @returns its id, for the browser alone
 * @throws {ApiProblem} 400 invalid_request, 401 invalid_password, 429 too_many_attempts, 503 sign_in_busy
 * @throws {StoreUnavailableError} nobody is signed in
 */
export async function signIn(
  services: SignInServices,
  turns: SignInTurns,
  body: unknown,
  { kind, key, sessionId }: Caller,
): Promise<string> {
  const { password } = parseRequest(signInSchema, body);
  const isRight = await turns.check(kind, async () => {
    await noteAttempt(services, key);
    return isRightPassword(services, password);
  });
  if (!isRight) throw new ApiProblem(401, 'invalid_password', 'Invalid password');
  await forgetAttempts(services, key);
  return openSession(services, sessionId);
}

/** A hash of an earlier strength is written anew, while the password is at hand. */
async function isRightPassword(
  { credentials, passwordCost }: SignInServices,
  password: string,
): Promise<boolean> {
  const { adminPasswordHash: hash } = await credentials.read();
  if (!(await isPassword(password, hash))) return false;
  if (hash !== null && !isHashedAt(hash, passwordCost)) {
    await credentials.rewrite(hash, await hashPassword(password, passwordCost));
  }
  return true;
}
