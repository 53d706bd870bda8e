import { ApiProblem } from '#server/api-problem';
import type { SignInFailureStore } from '#server/stores/ports';

export const SIGN_IN_WINDOW_MS = 15 * 60_000;
export const MOST_SIGN_INS = 10;

export interface SignInLimitServices {
  signInFailures: SignInFailureStore;
  now: () => Date;
}

/**
 * Records an attempt before it is checked. At most 10 in 15 minutes per key, which survives a restart.
 *
 * @param key what the attempt counts for: a known device, or a network
 * @throws {ApiProblem} 429 too_many_attempts, with Retry-After
 * @throws {StoreUnavailableError} the attempt is not allowed, because it could not be recorded
 */
export async function noteAttempt(
  { signInFailures, now }: SignInLimitServices,
  key: string,
): Promise<void> {
  const time = now().getTime();
  const since = new Date(time - SIGN_IN_WINDOW_MS).toISOString();
  const at = new Date(time).toISOString();
  const full = await signInFailures.note(key, { at, since, most: MOST_SIGN_INS });
  if (full === undefined) return;
  throw tooManyAttempts((Date.parse(full.freeAfter) + SIGN_IN_WINDOW_MS - time) / 1000);
}

/** Clears the attempts of a key after the right password. */
export async function forgetAttempts(
  { signInFailures }: Pick<SignInLimitServices, 'signInFailures'>,
  key: string,
): Promise<void> {
  await signInFailures.remove(key);
}

export function tooManyAttempts(waitSeconds: number): ApiProblem {
  return new ApiProblem(
    429,
    'too_many_attempts',
    'Too many attempts from here. Please wait a while and try again.',
    { headers: { 'retry-after': String(Math.max(1, Math.ceil(waitSeconds))) } },
  );
}
