import type { StoredFacts } from '#domain/site/content/facts/company-facts';
import { addPasskeySchema } from '#domain/order/contracts/admin/passkeys';
import { changePasswordSchema } from '#domain/order/contracts/admin/sign-in';
import { ApiProblem } from '#server/api-problem';
import { hashPassword, isPassword } from '#server/auth/admin-password';
import type { PasswordCost } from '#server/auth/admin-password';
import { newChallenge, takeChallenge } from '#server/auth/passkey-challenges';
import type { ChallengeServices } from '#server/auth/passkey-challenges';
import type { WebAuthn } from '#server/ports/web-authn';
import type { Admin } from '#server/auth/sessions';
import { forgetAttempts, noteAttempt } from '#server/auth/sign-in-limit';
import type { SignInLimitServices } from '#server/auth/sign-in-limit';
import type { SignInTurns } from '#server/auth/sign-in-turns';
import type { PasskeyStore, PeopleStore } from '#server/stores/people/people-ports';
import type { CredentialStore } from '#server/stores/ports';
import { invalidRequest, parseRequest } from '#server/use-cases/requests/parse-request';

/** More than anybody carries about. */
const MOST_PASSKEYS = 10;

export interface OwnWaysInServices extends ChallengeServices, SignInLimitServices {
  credentials: CredentialStore;
  people: PeopleStore;
  passkeys: PasskeyStore;
  facts: () => StoredFacts;
  passwordCost: PasswordCost | undefined;
  isPasswordOutside: boolean;
  signInTurns: SignInTurns;
  webAuthn: WebAuthn;
  now: () => Date;
}

/** Whether somebody signs in with a password, and whether it is theirs to change. */
export async function passwordOf(
  { people, isPasswordOutside }: Pick<OwnWaysInServices, 'people' | 'isPasswordOutside'>,
  { id, isOwner }: Admin,
): Promise<'own' | 'none' | 'outside'> {
  if (isOwner) return isPasswordOutside ? 'outside' : 'own';
  const person = await people.find(id);
  return (person?.passwordHash ?? null) === null ? 'none' : 'own';
}

/**
 * Replaces somebody's own password, which ends every session of theirs; the owner's ends everybody's.
 *
 * @throws {ApiProblem} 400 invalid_request, also for a wrong password; 409 password_not_here; as `signIn`
 */
export async function changeOwnPassword(
  services: OwnWaysInServices,
  admin: Admin,
  body: unknown,
): Promise<void> {
  const { credentials, people, passwordCost, signInTurns } = services;
  const { current, password } = parseRequest(changePasswordSchema, body);
  if ((await passwordOf(services, admin)) !== 'own') throw notHere();
  const key = `own password of ${admin.id}`;
  let passwordHash = '';
  const isRight = await signInTurns.check('known', async () => {
    await noteAttempt(services, key);
    if (!(await isPassword(current, await hashOf(services, admin)))) return false;
    passwordHash = await hashPassword(password, passwordCost);
    return true;
  });
  if (!isRight) throw invalidRequest({ current: 'This is not your password' });
  await forgetAttempts(services, key);
  if (admin.isOwner) await credentials.save({ adminPasswordHash: passwordHash });
  else await people.setPassword(admin.id, passwordHash);
}

/** What the browser makes another passkey with. @throws {ApiProblem} 422 too_many_passkeys */
export async function ownPasskeyOptions(
  services: OwnWaysInServices,
  { id, name, isOwner }: Admin,
  origin: string,
) {
  const known = await services.passkeys.of(id);
  if (known.length >= MOST_PASSKEYS) throw tooMany();
  const person = isOwner ? undefined : await services.people.find(id);
  const holder = { id, name, label: person?.email ?? name, passkeys: known };
  const challenge = await newChallenge(services, purposeOf(id));
  return services.webAuthn.newPasskeyOptions(partyOf(services, origin), holder, challenge);
}

/** @throws {ApiProblem} 400 invalid_request, 400 not_a_passkey, 422 too_many_passkeys */
export async function addOwnPasskey(
  services: OwnWaysInServices,
  { id }: Admin,
  body: unknown,
  origin: string,
): Promise<void> {
  const { passkeys, now } = services;
  const { name, passkey } = parseRequest(addPasskeySchema, body);
  if ((await passkeys.of(id)).length >= MOST_PASSKEYS) throw tooMany();
  const made = await services.webAuthn.newPasskeyOf(
    partyOf(services, origin),
    passkey,
    (challenge) => takeChallenge(services, purposeOf(id), challenge),
  );
  const row = made && { ...made, holder: id, name, addedAt: now().toISOString(), usedAt: null };
  if (row === undefined || !(await passkeys.add(row))) throw notAPasskey();
}

/**
 * Takes a passkey away. Whoever has no password keeps their last one.
 *
 * @throws {ApiProblem} 404 no_such_passkey, 409 last_way_in
 */
export async function removeOwnPasskey(
  services: OwnWaysInServices,
  admin: Admin,
  id: string,
): Promise<void> {
  const { passkeys } = services;
  const own = await passkeys.of(admin.id);
  const isLast = own.length === 1 && (await passwordOf(services, admin)) === 'none';
  if (isLast && own[0]?.id === id) {
    throw new ApiProblem(409, 'last_way_in', 'This is your only way in. Add another one first.');
  }
  if (!(await passkeys.remove(admin.id, id))) {
    throw new ApiProblem(404, 'no_such_passkey', 'This passkey is not here any more.');
  }
}

/** The answer to a passkey that was not made for our question, or is known already. */
export function notAPasskey(): ApiProblem {
  return new ApiProblem(
    400,
    'not_a_passkey',
    'This passkey could not be taken. Please try again from the start.',
  );
}

async function hashOf({ credentials, people }: OwnWaysInServices, { id, isOwner }: Admin) {
  if (isOwner) return (await credentials.read()).adminPasswordHash;
  return (await people.find(id))?.passwordHash ?? null;
}

function partyOf({ facts }: OwnWaysInServices, origin: string) {
  return { name: facts().company.name, origin };
}

function purposeOf(id: string): string {
  return `passkey of ${id}`;
}

function notHere(): ApiProblem {
  return new ApiProblem(409, 'password_not_here', 'Your password cannot be changed here.');
}

function tooMany(): ApiProblem {
  return new ApiProblem(422, 'too_many_passkeys', 'You have ten passkeys. Remove one first.');
}
