import { expect, it } from 'vitest';
import type { ShownPerson } from '#domain/order/contracts/admin/people';
import { personWords } from './person-words';

const NOW = new Date('2026-05-01T09:30:00.000Z');
const PERSON: ShownPerson = {
  id: 'id',
  name: 'Test Person',
  email: 'test.person@example.com',
  joinedAt: null,
  invitedUntil: null,
  hasPassword: false,
  passkeys: 0,
  devices: [],
};

it.each([
  [{ invitedUntil: '2026-05-08T09:30:00.000Z' }, 'Has a link until 8 May'],
  [{}, 'The link has expired'],
  [{ joinedAt: 'then', hasPassword: true }, 'Signs in with a password'],
  [{ joinedAt: 'then', passkeys: 1 }, 'Signs in with a passkey'],
  [
    { joinedAt: 'then', hasPassword: true, passkeys: 2, invitedUntil: '2026-05-08T09:30:00.000Z' },
    'Signs in with a password and 2 passkeys, has a link until 8 May',
  ],
])('says of %j: %s', (changes, words) => {
  expect(personWords({ ...PERSON, ...changes }, NOW)).toBe(words);
});
