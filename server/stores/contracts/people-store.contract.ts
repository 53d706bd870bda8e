import { describe, expect, it } from 'vitest';
import type { PeopleStore } from '#server/stores/people/people-ports';
import { OWNER } from '#server/stores/people/people-records';
import type { Passkey, PersonSession } from '#server/stores/people/people-records';
import { newPerson } from '#server/testing/people';
import type { NewPlace } from './place';

const BEFORE = '2026-05-01T09:29:00.000Z';
const AT = '2026-05-01T09:30:00.000Z';
const LATER = '2026-05-08T09:30:00.000Z';
const NONE = { idHash: undefined, signedInBy: '', seenBy: '', keptBy: '', seenAfter: '9999' };

function passkey(id: string, holder: string): Passkey {
  const key = { publicKey: 'key', counter: 0, transports: ['internal'], name: `Phone ${id}` };
  return { id, holder, ...key, addedAt: AT, usedAt: null };
}

function session(idHash: string, personId: string): PersonSession {
  return { idHash, personId, signedInAt: AT, seenAt: AT };
}

const link = (hash: string, holder: string) => ({ hash, holder, since: AT });

const withInvite = (hash: string) => newPerson({ invite: { hash, until: LATER } });

/** What every PeopleStore and PasskeyStore promises, and SessionStore of people. */
export function describePeopleStore(newPlace: NewPlace): void {
  describe('as a store of people', () => {
    it('finds whom it has, also when it is opened again', async () => {
      const place = await newPlace();
      const { people: store } = await place.open();
      const person = withInvite('link');
      expect(await store.add(person)).toBe(true);
      const isFound = async (there: PeopleStore) => {
        expect(await there.find(person.id)).toEqual(person);
        expect(await there.findByEmail('TEST.person@example.COM')).toEqual(person);
        expect(await there.findByInvite('link')).toEqual(person);
        expect(await there.list()).toEqual([person]);
      };
      await isFound(store);
      expect(await store.findByInvite('other')).toBeUndefined();
      await place.close();
      await isFound((await place.open()).people);
    });

    it('has each address once, regardless of case, also when two are added at once', async () => {
      const { people: store } = await (await newPlace()).open();
      const [one, other] = [newPerson(), newPerson({ email: 'Test.Person@EXAMPLE.com' })];
      const added = await Promise.all([store.add(one), store.add(other)]);
      expect(added.toSorted()).toEqual([false, true]);
      expect(await store.list()).toHaveLength(1);
    });

    it('lists them by name', async () => {
      const { people: store } = await (await newPlace()).open();
      for (const name of ['Cedar', 'Ash', 'Birch']) {
        await store.add(newPerson({ name, email: `${name}@example.com` }));
      }
      expect((await store.list()).map(({ name }) => name)).toEqual(['Ash', 'Birch', 'Cedar']);
    });

    it('lets one of two use a link, and replaces every other way in by it', async () => {
      const { people, passkeys, sessions } = await (await newPlace()).open();
      const person = { ...withInvite('link'), passwordHash: 'forgotten' };
      await people.add(person);
      await passkeys.add(passkey('lost', person.id));
      await sessions.add(session('open', person.id), NONE);
      const use = () => people.join('link', AT, { passwordHash: 'chosen' });
      const used = await Promise.all([use(), use()]);
      expect(used.filter((one) => one !== undefined)).toHaveLength(1);
      expect(await people.find(person.id)).toEqual({
        ...person,
        passwordHash: 'chosen',
        invite: null,
        joinedAt: AT,
      });
      expect(await passkeys.of(person.id)).toEqual([]);
      expect(await sessions.find('open')).toBeUndefined();
    });

    it('takes a passkey instead of the password, and none that somebody has', async () => {
      const { people, passkeys } = await (await newPlace()).open();
      const person = { ...withInvite('link'), passwordHash: 'forgotten' };
      await people.add(person);
      await passkeys.add(passkey('taken', OWNER));
      const { holder: _theirs, ...taken } = passkey('taken', '');
      expect(await people.join('link', AT, { passkey: taken })).toBeUndefined();
      const { holder: _hers, ...own } = passkey('own', '');
      expect(await people.join('link', AT, { passkey: own })).toMatchObject({ passwordHash: null });
      expect(await passkeys.of(person.id)).toEqual([passkey('own', person.id)]);
    });

    it('takes no link that has expired, was replaced, or was never there', async () => {
      const { people: store } = await (await newPlace()).open();
      const person = withInvite('first');
      await store.add(person);
      expect(await store.join('first', LATER, { passwordHash: 'late' })).toBeUndefined();
      await store.invite(person.id, { hash: 'second', until: LATER });
      expect(await store.join('first', BEFORE, { passwordHash: 'old' })).toBeUndefined();
      expect(await store.join('never', BEFORE, { passwordHash: 'none' })).toBeUndefined();
      expect((await store.find(person.id))?.passwordHash).toBeNull();
      expect(await store.invite(crypto.randomUUID(), { hash: 'x', until: AT })).toBeUndefined();
    });

    it('ends the sessions of whose password is another, and nobody else’s', async () => {
      const { people: store, sessions } = await (await newPlace()).open();
      const [one, other] = [newPerson(), newPerson({ email: 'other@example.com' })];
      for (const person of [one, other]) await store.add(person);
      await sessions.add(session('hers', one.id), NONE);
      await sessions.add(session('theirs', other.id), NONE);
      await sessions.add({ idHash: 'owner', signedInAt: AT, seenAt: AT }, NONE);
      expect(await store.setPassword(one.id, 'hash')).toBe(true);
      await store.rewritePassword(one.id, 'hash', 'stronger');
      await store.rewritePassword(one.id, 'hash', 'too late');
      expect((await store.find(one.id))?.passwordHash).toBe('stronger');
      expect(await sessions.find('hers')).toBeUndefined();
      expect(await sessions.find('theirs')).toEqual(session('theirs', other.id));
      expect(await sessions.find('owner')).toBeDefined();
      expect(await store.setPassword(crypto.randomUUID(), 'hash')).toBe(false);
    });

    it('removes a person with every way in, and lets nobody in who was just removed', async () => {
      const { people: store, passkeys, sessions } = await (await newPlace()).open();
      const person = newPerson();
      await store.add(person);
      await passkeys.add(passkey('hers', person.id));
      await sessions.add(session('open', person.id), NONE);
      expect(await store.remove(person.id)).toBe(true);
      expect(await store.find(person.id)).toBeUndefined();
      expect(await passkeys.find('hers')).toBeUndefined();
      expect(await sessions.find('open')).toBeUndefined();
      expect(await sessions.add(session('late', person.id), NONE)).toBe(false);
      expect(await sessions.find('late')).toBeUndefined();
      expect(await passkeys.add(passkey('late', person.id))).toBe(false);
      expect(await store.remove(person.id)).toBe(false);
      expect(await store.add(person)).toBe(true);
    });

    it('ends every session when the owner’s password is another', async () => {
      const { people: store, credentials, sessions } = await (await newPlace()).open();
      const person = newPerson();
      await store.add(person);
      await sessions.add(session('open', person.id), NONE);
      await credentials.save({ adminPasswordHash: 'another' });
      expect(await sessions.find('open')).toBeUndefined();
    });

    it('notes and ends sessions of people as the owner’s', async () => {
      const { people: store, sessions } = await (await newPlace()).open();
      const person = newPerson();
      await store.add(person);
      await sessions.add(session('one', person.id), NONE);
      await sessions.note('one', LATER);
      expect(await sessions.find('one')).toEqual({ ...session('one', person.id), seenAt: LATER });
      await sessions.remove('one');
      expect(await sessions.find('one')).toBeUndefined();
      await sessions.add(session('two', person.id), NONE);
      await sessions.add(
        { idHash: 'new', signedInAt: LATER, seenAt: LATER },
        { ...NONE, seenBy: AT },
      );
      expect(await sessions.find('two')).toBeUndefined();
    });
  });

  describe('as a store of the calendar’s addresses', () => {
    it('has one for each person, which can be renewed and revoked', async () => {
      const place = await newPlace();
      const { people, calendarLinks: store } = await place.open();
      const person = newPerson();
      await people.add(person);
      for (const one of [link('owner', OWNER), link('first', person.id)]) {
        expect(await store.renew(one)).toBe(true);
      }
      const renewed = ['second', 'third'].map((hash) => store.renew(link(hash, person.id)));
      expect(await Promise.all(renewed)).toEqual([true, true]);
      expect(await store.find('first')).toBeUndefined();
      expect(await store.find('second')).toBeUndefined();
      await place.close();
      const { calendarLinks: later } = await place.open();
      expect(await later.find('third')).toEqual(link('third', person.id));
      expect(await later.of(OWNER)).toEqual(link('owner', OWNER));
      expect(await later.revoke(person.id)).toBe(true);
      expect(await later.revoke(person.id)).toBe(false);
      expect(await later.of(person.id)).toBeUndefined();
    });

    it('ends with its holder, and begins for nobody who was just removed', async () => {
      const { people, calendarLinks: store } = await (await newPlace()).open();
      const person = newPerson();
      await people.add(person);
      await store.renew(link('hers', person.id));
      await people.remove(person.id);
      expect(await store.find('hers')).toBeUndefined();
      expect(await store.renew(link('late', person.id))).toBe(false);
      expect(await store.find('late')).toBeUndefined();
    });
  });

  describe('as a store of passkeys', () => {
    it('keeps them by whose they are, each once, and notes their use', async () => {
      const place = await newPlace();
      const { passkeys: store } = await place.open();
      expect(await store.add({ ...passkey('b', OWNER), addedAt: LATER })).toBe(true);
      expect(await store.add(passkey('a', OWNER))).toBe(true);
      expect(await store.add(passkey('a', OWNER))).toBe(false);
      expect(await store.use('a', { counter: 7, usedAt: LATER })).toBe(true);
      expect(await store.use('gone', { counter: 7, usedAt: LATER })).toBe(false);
      await place.close();
      const { passkeys } = await place.open();
      expect(await passkeys.find('a')).toMatchObject({ counter: 7, usedAt: LATER });
      expect((await passkeys.of(OWNER)).map(({ id }) => id)).toEqual(['a', 'b']);
      expect(await passkeys.remove(crypto.randomUUID(), 'a')).toBe(false);
      expect(await passkeys.remove(OWNER, 'a')).toBe(true);
      expect((await passkeys.of(OWNER)).map(({ id }) => id)).toEqual(['b']);
    });
  });
}
