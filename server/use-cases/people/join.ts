import type { StoredFacts } from '#domain/site/content/facts/company-facts';
import {
  joinByPasskeySchema,
  joinByPasswordSchema,
  joinTokenSchema,
} from '#domain/order/contracts/admin/people';
import { ApiProblem } from '#server/api-problem';
import { hashPassword } from '#server/auth/admin-password';
import type { PasswordCost } from '#server/auth/admin-password';
import { hashOfToken } from '#server/auth/follow-token';
import { newChallenge, takeChallenge } from '#server/auth/passkey-challenges';
import type { ChallengeServices } from '#server/auth/passkey-challenges';
import type { WebAuthn } from '#server/ports/web-authn';
import type { SignInTurns } from '#server/auth/sign-in-turns';
import { inAct } from '#server/stores/audit/act';
import type { PeopleStore, SignInMeans } from '#server/stores/people/people-ports';
import type { Person } from '#server/stores/people/people-records';
import { parseRequest } from '#server/use-cases/requests/parse-request';
import { notAPasskey } from './own-ways-in';

export interface JoinServices extends ChallengeServices {
  people: PeopleStore;
  facts: () => StoredFacts;
  passwordCost: PasswordCost | undefined;
  signInTurns: SignInTurns;
  webAuthn: WebAuthn;
}

/**
 * Whose link it is.
 *
 * @throws {ApiProblem} 400 invalid_request, 404 no_such_invitation: used, replaced, expired, or never given out
 */
export async function lookAtInvitation(services: JoinServices, body: unknown): Promise<Person> {
  const { token } = parseRequest(joinTokenSchema, body);
  return invitedWith(services, token);
}

/**
 * Uses up the link: from now on the person signs in with this password and with nothing else.
 *
 * @throws {ApiProblem} as `lookAtInvitation`, 503 sign_in_busy
 */
export async function joinByPassword(services: JoinServices, body: unknown): Promise<Person> {
  const { token, password } = parseRequest(joinByPasswordSchema, body);
  const person = await invitedWith(services, token);
  let passwordHash = '';
  // In turn: it takes as long as a check, and as much memory.
  await services.signInTurns.check('known', async () => {
    passwordHash = await hashPassword(password, services.passwordCost);
    return true;
  });
  return join(services, token, person, { passwordHash });
}

/**
 * What the browser makes a passkey with for whoever has the link.
 *
 * @throws {ApiProblem} as `lookAtInvitation`
 */
export async function joiningPasskeyOptions(services: JoinServices, body: unknown, origin: string) {
  const { token } = parseRequest(joinTokenSchema, body);
  const { id, name, email } = await invitedWith(services, token);
  const party = { name: services.facts().company.name, origin };
  // Earlier passkeys go when the link is used, so this may be one of them.
  const holder = { id, name, label: email, passkeys: [] };
  const challenge = await newChallenge(services, purposeOf(token));
  return services.webAuthn.newPasskeyOptions(party, holder, challenge);
}

/**
 * Uses up the link: from now on the person signs in with this passkey and with nothing else.
 *
 * @throws {ApiProblem} as `lookAtInvitation`, 400 not_a_passkey
 */
export async function joinByPasskey(
  services: JoinServices,
  body: unknown,
  origin: string,
): Promise<Person> {
  const { token, name, passkey } = parseRequest(joinByPasskeySchema, body);
  const person = await invitedWith(services, token);
  const party = { name: services.facts().company.name, origin };
  const made = await services.webAuthn.newPasskeyOf(party, passkey, (challenge) =>
    takeChallenge(services, purposeOf(token), challenge),
  );
  if (made === undefined) throw notAPasskey();
  const addedAt = services.now().toISOString();
  return join(services, token, person, { passkey: { ...made, name, addedAt, usedAt: null } });
}

async function join(
  { people, now }: JoinServices,
  token: string,
  { id, name }: Person,
  means: SignInMeans,
): Promise<Person> {
  const act = { who: id, name, what: 'person-joined', about: name, isOften: false };
  const joined = await inAct(act, () =>
    people.join(hashOfToken(token), now().toISOString(), means),
  );
  return joined ?? noSuchInvitation();
}

async function invitedWith({ people, now }: JoinServices, token: string): Promise<Person> {
  const person = await people.findByInvite(hashOfToken(token));
  const until = person?.invite?.until ?? '';
  if (person === undefined || until <= now().toISOString()) return noSuchInvitation();
  return person;
}

function purposeOf(token: string): string {
  return `join ${hashOfToken(token)}`;
}

function noSuchInvitation(): never {
  throw new ApiProblem(
    404,
    'no_such_invitation',
    'This link was used already, has expired, or was replaced by a newer one. Ask the owner for another.',
  );
}
