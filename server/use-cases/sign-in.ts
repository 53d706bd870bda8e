import { createHash } from 'node:crypto';
import { signInSchema } from '#domain/order/contracts/admin/sign-in';
import { hashOfNothing, hashPassword, isHashedAt, isPassword } from '#server/auth/admin-password';
import type { PasswordCost } from '#server/auth/admin-password';
import { ApiProblem } from '#server/api-problem';
import { forgetAttempts, noteAttempt } from '#server/auth/sign-in-limit';
import type { SignInLimitServices } from '#server/auth/sign-in-limit';
import type { SignInTurns } from '#server/auth/sign-in-turns';
import type { PeopleStore } from '#server/stores/people/people-ports';
import { OWNER } from '#server/stores/people/people-records';
import type { CredentialStore } from '#server/stores/ports';
import { parseRequest } from './requests/parse-request';

export interface SignInServices extends SignInLimitServices {
  credentials: CredentialStore;
  people: PeopleStore;
  /** The cost of a password hash; undefined for the default. */
  passwordCost: PasswordCost | undefined;
}

export interface Caller {
  kind: 'known' | 'stranger';
  /** What the attempt counts against: a device that has signed in before, or a network. */
  key: string;
}

/** A password as it is stored, and what to do about a hash of an earlier strength. */
interface Stored {
  holder: string;
  hash: string | null;
  rewrite: (from: string, to: string) => Promise<void>;
}

/**
 * Checks the password of the owner, or of the person with the email address. Nothing tells an address that nobody has from
 * a wrong password, the time it takes included.
 *
 * @returns whose it is, `OWNER` or the id of a person, and whether they want to stay signed in
 * @throws {ApiProblem} 400 invalid_request, 401 invalid_password, 429 too_many_attempts, 503
 * sign_in_busy
 * @throws {StoreUnavailableError} nothing was checked
 */
export async function signIn(
  services: SignInServices,
  turns: SignInTurns,
  body: unknown,
  { kind, key }: Caller,
): Promise<{ holder: string; keep: boolean | undefined }> {
  const { password, email = '', keep } = parseRequest(signInSchema, body);
  // Known devices apart, whoever guesses one person's password shares ten guesses, wherever they are.
  const keys = kind === 'stranger' && email !== '' ? [key, keyOfPerson(email)] : [key];
  const stored = await (email === '' ? storedOfOwner(services) : storedOf(services, email));
  const isRight = await turns.check(kind, async () => {
    for (const one of keys) await noteAttempt(services, one);
    return isRightPassword(services, password, stored);
  });
  if (!isRight) throw invalidPassword();
  for (const one of keys) await forgetAttempts(services, one);
  return { holder: stored.holder, keep };
}

export function invalidPassword(): ApiProblem {
  return new ApiProblem(401, 'invalid_password', 'Invalid password');
}

async function storedOfOwner({ credentials }: SignInServices): Promise<Stored> {
  const { adminPasswordHash: hash } = await credentials.read();
  return { holder: OWNER, hash, rewrite: (from, to) => credentials.rewrite(from, to) };
}

async function storedOf({ people }: SignInServices, email: string): Promise<Stored> {
  const person = await people.findByEmail(email);
  const [holder, hash] = [person?.id ?? '', person?.passwordHash ?? null];
  return { holder, hash, rewrite: (from, to) => people.rewritePassword(holder, from, to) };
}

/** Rehashes the password if its hash is of an earlier strength, while the plain text is available. */
async function isRightPassword(
  { passwordCost }: SignInServices,
  password: string,
  { hash, rewrite }: Stored,
): Promise<boolean> {
  if (!(await isPassword(password, hash ?? hashOfNothing(passwordCost)))) return false;
  if (hash !== null && !isHashedAt(hash, passwordCost)) {
    await rewrite(hash, await hashPassword(password, passwordCost));
  }
  return hash !== null;
}

/** The address itself is not kept: anybody can type any. */
function keyOfPerson(email: string): string {
  return `person ${createHash('sha256').update(email.toLowerCase()).digest('base64url')}`;
}
