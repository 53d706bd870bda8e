import type { Database } from '#server/stores/database/database';
import type { PasskeyStore } from '#server/stores/people/people-ports';
import { OWNER } from '#server/stores/people/people-records';
import { compareTexts } from '#server/stores/lowdb/listing';

/** The passkeys in a database. */
export function passkeyStore(database: Database): PasskeyStore {
  return {
    async find(id) {
      return database.read().find('passkeys', id);
    },
    async of(holder) {
      return database
        .read()
        .where('passkeys', 'holder', holder)
        .toSorted((one, other) => compareTexts(one.addedAt, other.addedAt));
    },
    add(passkey) {
      return database.commit((view) => {
        const { id, holder } = passkey;
        const hasHolder = holder === OWNER || view.find('people', holder) !== undefined;
        const result = hasHolder && view.find('passkeys', id) === undefined;
        return { effects: result ? [{ put: 'passkeys', row: passkey }] : [], result };
      });
    },
    use(id, used) {
      return database.commit((view) => {
        const passkey = view.find('passkeys', id);
        if (passkey === undefined) return { effects: [], result: false };
        return { effects: [{ put: 'passkeys', row: { ...passkey, ...used } }], result: true };
      });
    },
    remove(holder, id) {
      return database.commit((view) => {
        const result = view.find('passkeys', id)?.holder === holder;
        return { effects: result ? [{ remove: 'passkeys', key: id }] : [], result };
      });
    },
  };
}
