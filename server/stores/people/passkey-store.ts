import type { Database } from '#server/stores/database/database';
import { turns } from '#server/stores/database/turns';
import type { PasskeyStore } from './people-ports';
import { OWNER } from './people-records';

/** The passkeys. */
export function passkeyStore(database: Database): PasskeyStore {
  return {
    find: (id) => database.read((on) => on.find('passkeys', id)),
    of: (holder) =>
      database.read((on) =>
        on.list('passkeys', { where: { holder }, order: ['addedAt', 'added'] }),
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
        return passkey?.holder === holder && on.remove('passkeys', id);
      }),
  };
}
