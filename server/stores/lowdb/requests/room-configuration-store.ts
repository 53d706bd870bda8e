import type { Database, Effect, View } from '#server/stores/database/database';
import type { ReceivedQuote, RoomConfigurationStore } from '#server/stores/requests/request-ports';
import { inbox } from './inbox';
import { mailFor } from '#server/stores/lowdb/mail/mail-of';
import { orderAlongside } from '#server/stores/lowdb/orders/order-store';
import { requestFigures } from './request-figures';
import { findTombstone } from './tombstones';

/** The quote requests in a database. */
export function roomConfigurationStore(database: Database): RoomConfigurationStore {
  return {
    async findByKey(id) {
      return findReceived(database.read(), id);
    },
    figures: (since) => requestFigures(database.read().list('roomConfigurations'), since),
    add(row, makeReference, followHash) {
      // Decided inside the commit: two requests under one key may arrive at the same moment.
      return database.commit<ReceivedQuote>((view) => {
        const taken = findReceived(view, row.id);
        if (taken !== undefined) return { effects: [], result: taken };
        let reference = makeReference();
        while (view.where('roomConfigurations', 'reference', reference).length > 0) {
          reference = makeReference();
        }
        const added = { ...row, reference };
        const effects: Effect[] = [
          { put: 'roomConfigurations', row: added },
          ...mailFor('quote', added),
        ];
        if (followHash !== undefined) {
          const link = { requestId: row.id, holder: 'device', since: row.createdAt, until: null };
          effects.push({ put: 'followLinks', row: { hash: followHash, ...link } });
        }
        return { effects, result: added };
      });
    },
    ...inbox(database, {
      about: 'quote',
      table: 'roomConfigurations',
      rowsOf: (view) => view.list('roomConfigurations'),
      find: (view, id) => view.find('roomConfigurations', id),
      put: (row) => ({ put: 'roomConfigurations', row }),
      alongside: orderAlongside,
    }),
  };
}

function findReceived(view: View, id: string): ReceivedQuote | undefined {
  const stored = view.find('roomConfigurations', id);
  if (stored !== undefined) return stored;
  const removed = findTombstone(view, 'quote', id);
  if (!removed?.quote) return undefined;
  const { quote, ...stamp } = removed;
  return { ...stamp, ...quote };
}
