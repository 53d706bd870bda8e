import { ipKeyGenerator } from 'express-rate-limit';
import { ApiProblem } from '#server/api-problem';
import type { SignInFailureStore } from '#server/stores/ports';

const WINDOW_MS = 15 * 60_000;
const MOST_ATTEMPTS = 10;

export interface SignInLimitServices {
  signInFailures: SignInFailureStore;
  now: () => Date;
}

/**
 * Notes an attempt of this address before it is looked at, so that attempts of the same moment count
 * too. At most 10 in 15 minutes, also over a restart; other addresses are not concerned.
 *
 * @param ip the address the request came from; IPv6 counts by its network
 * @throws {ApiProblem} 429 too_many_attempts, with Retry-After
 * @throws {StoreUnavailableError} the attempt may not be made: it could not be counted
 */
export async function noteAttempt(
  { signInFailures, now }: SignInLimitServices,
  ip: string | undefined,
): Promise<void> {
  const time = now().getTime();
  const since = new Date(time - WINDOW_MS).toISOString();
  const at = new Date(time).toISOString();
  const full = await signInFailures.note(addressOf(ip), { at, since, most: MOST_ATTEMPTS });
  if (full === undefined) return;
  const wait = Math.ceil((Date.parse(full.freeAfter) + WINDOW_MS - time) / 1000);
  throw new ApiProblem(
    429,
    'too_many_attempts',
    'Too many attempts from here. Please wait a while and try again.',
    { headers: { 'retry-after': String(Math.max(1, wait)) } },
  );
}

/** The address has shown the right password: what it tried before is forgotten. */
export async function forgetAttempts(
  { signInFailures }: Pick<SignInLimitServices, 'signInFailures'>,
  ip: string | undefined,
): Promise<void> {
  await signInFailures.remove(addressOf(ip));
}

function addressOf(ip: string | undefined): string {
  return ip === undefined ? 'unknown' : ipKeyGenerator(ip);
}
