import type { Database, ReadableRows, Rows } from '#server/stores/database/database';
import { turns } from '#server/stores/database/turns';
import { endCalendarLink } from './calendar-link-store';
import type { PeopleStore } from './people-ports';
import type { Person } from './people-records';

/** The administrators. Changes to one are made one after the other. */
export function peopleStore(database: Database): PeopleStore {
  const withPerson = <T>(
    id: string,
    change: (on: Rows, person: Person) => Promise<T>,
  ): Promise<T | undefined> =>
    database.change([turns.person(id)], async (on) => {
      const person = await on.find('people', id);
      return person && change(on, person);
    });
  return {
    list: () => database.read((on) => on.list('people', { order: ['name', 'added'] })),
    find: (id) => database.read((on) => on.find('people', id)),
    findByEmail: (email) => database.read((on) => first(on, { address: email.toLowerCase() })),
    findByInvite: (hash) => database.read((on) => first(on, { invite: hash })),
    add: (person) => database.change([], (on) => on.add('people', person)),
    invite: (id, invite) =>
      withPerson(id, async (on, person) => {
        const row = { ...person, invite };
        await on.put('people', row);
        return row;
      }),
    async join(hash, at, means) {
      const invited = await database.read((on) => first(on, { invite: hash }));
      if (invited === undefined) return undefined;
      return withPerson(invited.id, async (on, person) => {
        const { invite } = person;
        if (invite?.hash !== hash || invite.until <= at) return undefined;
        const passkey = 'passkey' in means ? { ...means.passkey, holder: person.id } : undefined;
        if (passkey !== undefined && (await on.find('passkeys', passkey.id))) return undefined;
        const passwordHash = 'passwordHash' in means ? means.passwordHash : null;
        const row: Person = { ...person, passwordHash, invite: null, joinedAt: at };
        await endWaysIn(on, person.id);
        await on.put('people', row);
        if (passkey !== undefined) await on.put('passkeys', passkey);
        return row;
      });
    },
    async setPassword(id, passwordHash) {
      const set = await withPerson(id, async (on, person) => {
        await endSessions(on, id);
        await on.put('people', { ...person, passwordHash });
        return true;
      });
      return set ?? false;
    },
    async rewritePassword(id, from, to) {
      await withPerson(id, async (on, person) => {
        if (person.passwordHash === from) await on.put('people', { ...person, passwordHash: to });
      });
    },
    async remove(id) {
      const removed = await withPerson(id, async (on) => {
        await endWaysIn(on, id);
        await endCalendarLink(on, id);
        await on.remove('people', id);
        return true;
      });
      if (removed === undefined) return false;
      database.purge(id);
      return true;
    },
  };
}

async function first(
  on: ReadableRows,
  where: { address: string } | { invite: string },
): Promise<Person | undefined> {
  return (await on.list('people', { where }))[0];
}

async function endSessions(on: Rows, id: string): Promise<void> {
  await on.removeAll('personSessions', { where: { personId: id } });
  await on.removeAll('keptSessions', { where: { holder: id } });
}

async function endWaysIn(on: Rows, id: string): Promise<void> {
  await endSessions(on, id);
  await on.removeAll('passkeys', { where: { holder: id } });
}
