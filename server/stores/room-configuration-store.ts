import type { Database } from './database';
import { deskRows } from './desk-rows';
import { mailFor } from './mail-of';
import type { RoomConfigurationStore } from './ports';

/** The quote requests in a database. */
export function roomConfigurationStore(database: Database): RoomConfigurationStore {
  return {
    async findByKey(id) {
      return database.read().roomConfigurations.find((row) => row.id === id);
    },
    add(row, makeReference) {
      // Decided inside the commit: two requests under one key may arrive at the same moment.
      return database.commit(({ roomConfigurations }) => {
        const taken = roomConfigurations.find((stored) => stored.id === row.id);
        if (taken !== undefined) return { changes: [], result: taken };
        let reference = makeReference();
        while (roomConfigurations.some((stored) => stored.reference === reference)) {
          reference = makeReference();
        }
        const added = { ...row, reference };
        return {
          changes: [{ kind: 'room-configuration-added', row: added }, ...mailFor('quote', added)],
          result: added,
        };
      });
    },
    async count() {
      return database.read().roomConfigurations.length;
    },
    ...deskRows(database, {
      about: 'quote',
      rowsOf: ({ roomConfigurations }) => roomConfigurations,
      set: (row) => ({ kind: 'room-configuration-set', row }),
      removed: (id) => ({ kind: 'room-configuration-removed', id }),
      withoutSender: (row) => ({ ...row, name: '', email: '', phone: '' }),
    }),
  };
}
