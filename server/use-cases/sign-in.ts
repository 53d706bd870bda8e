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
  /** The cost of a password hash; undefined for the default. */
  passwordCost: PasswordCost | undefined;
}

export interface Caller {
  kind: 'known' | 'stranger';
  /** What the attempt counts against: a device that has signed in before, or a network. */
  key: string;
  /** This browser's previous session, if any; it is ended. */
  sessionId: string | undefined;
}

/**
 * Checks the password and starts a session.
 *
 * @returns the session id, to be given to the browser only
 * @throws {ApiProblem} 400 invalid_request, 401 invalid_password, 429 too_many_attempts, 503
 * sign_in_busy
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

/** Rehashes the password if its hash is of an earlier strength, while the plain text is available. */
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
