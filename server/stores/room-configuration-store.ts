import type { Database } from './database';
import { deskRows } from './desk-rows';
import { mailFor } from './mail-of';
import type { RoomConfigurationStore } from './ports';

/** The quote requests in a database. */
export function roomConfigurationStore(database: Database): RoomConfigurationStore {
  return {
    async findByKey(id) {
      return database.read().find('roomConfigurations', id);
    },
    add(row, makeReference) {
      // Decided inside the commit: two requests under one key may arrive at the same moment.
      return database.commit((document) => {
        const taken = document.find('roomConfigurations', row.id);
        if (taken !== undefined) return { changes: [], result: taken };
        let reference = makeReference();
        while (document.where('roomConfigurations', 'reference', reference).length > 0) {
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
      return database.read().count('roomConfigurations');
    },
    ...deskRows(database, {
      about: 'quote',
      rowsOf: (document) => document.roomConfigurations,
      find: (document, id) => document.find('roomConfigurations', id),
      set: (row) => ({ kind: 'room-configuration-set', row }),
      removed: (id) => ({ kind: 'room-configuration-removed', id }),
      withoutSender: (row) => ({ ...row, name: '', email: '', phone: '' }),
    }),
  };
}
