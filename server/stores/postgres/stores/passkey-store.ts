import { sql } from 'kysely';
import type { PasskeyStore } from '#server/stores/people/people-ports';
import { OWNER } from '#server/stores/people/people-records';
import type { Database } from '#server/stores/postgres/database';
import { turns } from '#server/stores/postgres/turns';

/** The passkeys in PostgreSQL. */
export function passkeyStore(database: Database): PasskeyStore {
  return {
    find: (id) => database.read((on) => on.find('passkeys', id)),
    of: (holder) =>
      database.read((on) =>
        on.where('passkeys', sql`where t.holder = ${holder} order by t.added_at, t.number`),
      ),
    add: (passkey) =>
      database.change([turns.person(passkey.holder)], async (on) => {
        const { holder } = passkey;
        const hasHolder = holder === OWNER || (await on.find('people', holder)) !== undefined;
        return hasHolder && on.add('passkeys', passkey);
      }),
    use: (id, used) =>
      database.change([], async (on) => {
        const passkey = await on.find('passkeys', id);
        if (passkey === undefined) return false;
        await on.put('passkeys', { ...passkey, ...used });
        return true;
      }),
    remove: (holder, id) =>
      database.change([], async (on) => {
        const passkey = await on.find('passkeys', id);
        if (passkey?.holder !== holder) return false;
        await on.remove('passkeys', id);
        return true;
      }),
  };
}
