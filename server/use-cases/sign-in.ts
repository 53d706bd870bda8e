import { signInSchema } from '#domain/contracts/sign-in';
import { isPassword } from '#server/admin-password';
import { ApiProblem } from '#server/api-problem';
import { openSession } from '#server/sessions/sessions';
import type { SessionServices } from '#server/sessions/sessions';
import { forgetAttempts, noteAttempt } from '#server/sessions/sign-in-limit';
import type { SignInLimitServices } from '#server/sessions/sign-in-limit';
import type { CredentialStore } from '#server/stores/ports';
import { parseRequest } from './parse-request';

export interface SignInServices extends SessionServices, SignInLimitServices {
  credentials: CredentialStore;
}

export interface Caller {
  ip: string | undefined;
  /** Of the session this browser may have had; it ends. */
  sessionId: string | undefined;
}

/**
 * Checks the password and begins a session.
 *
 * @returns its id, for the browser alone
 * @throws {ApiProblem} 400 invalid_request, 401 invalid_password, 429 too_many_attempts
 * @throws {StoreUnavailableError} nobody is signed in
 */
export async function signIn(
  services: SignInServices,
  body: unknown,
  { ip, sessionId }: Caller,
): Promise<string> {
  const { password } = parseRequest(signInSchema, body);
  await noteAttempt(services, ip);
  const { adminPasswordHash } = await services.credentials.read();
  if (!(await isPassword(password, adminPasswordHash))) {
    throw new ApiProblem(401, 'invalid_password', 'Invalid password');
  }
  await forgetAttempts(services, ip);
  return openSession(services, sessionId);
}
