import type { Express } from 'express';
import request from 'supertest';
import { invitationSchema, peopleSchema } from '#domain/order/contracts/admin/people';
import type { Person } from '#server/stores/people/people-records';
import { cookieOf, signedIn } from './admin';

/** Where a test's requests seem to come from, for passkeys: an address that no header changes. */
export const ORIGIN = 'https://rooms.example';

/** Somebody whom the owner has invited. */
export function newPerson(changes: Partial<Person> = {}): Person {
  return {
    id: crypto.randomUUID(),
    name: 'Test Person',
    email: 'test.person@example.com',
    passwordHash: null,
    invite: null,
    invitedAt: '2026-05-01T09:30:00.000Z',
    joinedAt: null,
    ...changes,
  };
}

export const HER = { name: 'Test Person', email: 'Test.Person@example.com' };
export const HER_PASSWORD = 'another test password';

/** Invites somebody over the real calls. Returns the owner's cookies and the token of the link. */
export async function invited(app: Express, who: object = HER) {
  const owner = await signedIn(app);
  const response = await request(app).post('/api/people').set('Cookie', owner).send(who);
  const { token } = invitationSchema.parse(response.body);
  const { body } = await request(app).get('/api/people').set('Cookie', owner).expect(200);
  const id = peopleSchema.parse(body).people?.at(-1)?.id ?? '';
  return { owner, token, id };
}

/** Invites somebody who chooses a password. Returns the cookies of both, and the person's id. */
export async function joined(app: Express) {
  const { owner, token, id } = await invited(app);
  const body = { token, password: HER_PASSWORD };
  const response = await request(app).post('/api/auth/join').send(body).expect(200);
  return { owner, id, hers: cookieOf(response) };
}
