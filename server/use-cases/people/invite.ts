import { randomBytes, randomUUID } from 'node:crypto';
import type { StoredFacts } from '#domain/site/content/facts/company-facts';
import { invitePersonSchema, joinPath } from '#domain/order/contracts/admin/people';
import type { Invitation } from '#domain/order/contracts/admin/people';
import { ApiProblem } from '#server/api-problem';
import type { SendAtOnce } from '#server/ports/mail';
import { invitationMessage } from '#server/writing/mails/invitation';
import { hashOfToken } from '#server/auth/follow-token';
import type { PeopleStore } from '#server/stores/people/people-ports';
import type { Person } from '#server/stores/people/people-records';
import { invalidRequest, parseRequest } from '#server/use-cases/requests/parse-request';

/** How long a link can be used, in ms. */
const VALID_MS = 7 * 86_400_000;
/** More than any company of this kind has at its desk. */
const MOST_PEOPLE = 50;

export interface InviteServices {
  people: PeopleStore;
  sendAtOnce: SendAtOnce | null;
  facts: () => StoredFacts;
  now: () => Date;
}

/**
 * Adds an administrator, who cannot sign in before the link in the answer is used.
 *
 * @param origin of the link in the mail
 * @throws {ApiProblem} 400 invalid_request, 422 too_many_people
 */
export async function invite(
  services: InviteServices,
  body: unknown,
  origin: string,
): Promise<Invitation> {
  const { people, now } = services;
  const { name, email } = parseRequest(invitePersonSchema, body);
  if ((await people.list()).length >= MOST_PEOPLE) {
    throw new ApiProblem(422, 'too_many_people', 'There are 50 people here. Remove one first.');
  }
  const link = newLink(now());
  const person: Person = {
    id: randomUUID(),
    name,
    email,
    passwordHash: null,
    invite: link.invite,
    invitedAt: now().toISOString(),
    joinedAt: null,
  };
  if (!(await people.add(person))) {
    throw invalidRequest({ email: 'Somebody with this address is here already' });
  }
  return handOut(services, person, link, origin);
}

/**
 * Gives a person another link, which replaces the one before. Once it is used, they sign in with what they choose then,
 * and with nothing else.
 *
 * @throws {ApiProblem} 404 no_such_person
 */
export async function inviteAgain(
  services: InviteServices,
  id: string,
  origin: string,
): Promise<Invitation> {
  const link = newLink(services.now());
  const person = await services.people.invite(id, link.invite);
  if (person === undefined) throw noSuchPerson();
  return handOut(services, person, link, origin);
}

export function noSuchPerson(): ApiProblem {
  return new ApiProblem(404, 'no_such_person', 'This person is not here any more.');
}

interface Link {
  token: string;
  invite: NonNullable<Person['invite']>;
}

function newLink(now: Date): Link {
  const token = randomBytes(24).toString('base64url');
  const until = new Date(now.getTime() + VALID_MS).toISOString();
  return { token, invite: { hash: hashOfToken(token), until } };
}

async function handOut(
  { sendAtOnce, facts, now }: InviteServices,
  { name, email }: Person,
  { token, invite: { until } }: Link,
  origin: string,
): Promise<Invitation> {
  const invited = { name, email, address: origin + joinPath(token), date: now() };
  const problem = await sendAtOnce?.(invitationMessage(invited, facts()));
  const mail = problem === undefined ? 'not-set-up' : problem === null ? 'sent' : 'failed';
  return { name, email, token, until, mail };
}
