import type { Database, Effect, View } from '#server/stores/database/database';
import type { PeopleStore } from '#server/stores/people/people-ports';
import type { Person } from '#server/stores/people/people-records';
import { compareTexts } from '#server/stores/lowdb/listing';

/** The administrators in a database. */
export function peopleStore(database: Database): PeopleStore {
  const withPerson = <T>(
    id: string,
    change: (person: Person, view: View) => { effects: readonly Effect[]; result: T } | undefined,
  ): Promise<T | undefined> =>
    database.commit((view) => {
      const person = view.find('people', id);
      return (person && change(person, view)) ?? { effects: [], result: undefined };
    });
  return {
    async list() {
      return database
        .read()
        .list('people')
        .toSorted((one, other) => compareTexts(one.name, other.name));
    },
    async find(id) {
      return database.read().find('people', id);
    },
    async findByEmail(email) {
      return database.read().where('people', 'address', email.toLowerCase())[0];
    },
    async findByInvite(hash) {
      return database.read().where('people', 'invite', hash)[0];
    },
    add(person) {
      return database.commit((view) => {
        const isFree = view.where('people', 'address', person.email.toLowerCase()).length === 0;
        return { effects: isFree ? [{ put: 'people', row: person }] : [], result: isFree };
      });
    },
    invite(id, invite) {
      return withPerson(id, (person) => {
        const row = { ...person, invite };
        return { effects: [{ put: 'people', row }], result: row };
      });
    },
    join(hash, at, means) {
      return database.commit((view) => {
        const [person] = view.where('people', 'invite', hash);
        const until = person?.invite?.until ?? '';
        if (person === undefined || until <= at) return { effects: [], result: undefined };
        const passwordHash = 'passwordHash' in means ? means.passwordHash : null;
        const row: Person = { ...person, passwordHash, invite: null, joinedAt: at };
        const effects: Effect[] = [...waysIn(view, person.id), { put: 'people', row }];
        if ('passkey' in means) {
          if (view.find('passkeys', means.passkey.id)) return { effects: [], result: undefined };
          effects.push({ put: 'passkeys', row: { ...means.passkey, holder: person.id } });
        }
        return { effects, result: row };
      });
    },
    async setPassword(id, passwordHash) {
      const set = await withPerson(id, (person, view) => ({
        effects: [...sessionsOf(view, id), { put: 'people', row: { ...person, passwordHash } }],
        result: true,
      }));
      return set ?? false;
    },
    async rewritePassword(id, from, to) {
      await withPerson(id, (person) =>
        person.passwordHash === from
          ? { effects: [{ put: 'people', row: { ...person, passwordHash: to } }], result: true }
          : undefined,
      );
    },
    async remove(id) {
      const removed = await withPerson(id, (_person, view) => ({
        effects: [...waysIn(view, id), { remove: 'people', key: id }],
        result: true,
      }));
      if (removed === undefined) return false;
      database.purge(id);
      return true;
    },
  };
}

function sessionsOf(view: View, id: string): Effect[] {
  return view
    .where('personSessions', 'person', id)
    .map(({ idHash }) => ({ remove: 'personSessions', key: idHash }));
}

/** Ends the sessions of a person and takes the passkeys away. */
function waysIn(view: View, id: string): Effect[] {
  const passkeys = view.where('passkeys', 'holder', id);
  return [
    ...sessionsOf(view, id),
    ...passkeys.map((passkey) => ({ remove: 'passkeys', key: passkey.id }) as const),
  ];
}
