import type { ReceivedQuote, RoomConfigurationStore } from '#server/stores/requests/request-ports';
import { boardColumns } from '#server/stores/postgres/board';
import type { Database } from '#server/stores/postgres/database';
import { inbox } from '#server/stores/postgres/inbox';
import { queueMails } from '#server/stores/postgres/mails';
import { requestFigures } from '#server/stores/postgres/request-figures';
import type { Rows } from '#server/stores/postgres/rows';
import { findTombstone } from '#server/stores/postgres/tombstones';
import { turns } from '#server/stores/postgres/turns';
import { endOrder } from './order-store';

/** The quote requests in PostgreSQL. */
export function roomConfigurationStore(database: Database): RoomConfigurationStore {
  return {
    findByKey: (id) => database.read((on) => findReceived(on, id)),
    figures: (since) => requestFigures(database, since),
    add: (row, makeReference, followHash) =>
      database.change<ReceivedQuote>([turns.quote(row.id)], async (on) => {
        const taken = await findReceived(on, row.id);
        if (taken !== undefined) return taken;
        let added = { ...row, reference: makeReference() };
        // Nobody else adds a row under this id meanwhile: only its reference can be taken.
        while (!(await on.add('roomConfigurations', added, boardColumns(added, undefined)))) {
          added = { ...row, reference: makeReference() };
        }
        await queueMails(on, 'quote', { ...row, requestId: row.id });
        if (followHash !== undefined) {
          const link = { requestId: row.id, holder: 'device', since: row.createdAt, until: null };
          await on.put('followLinks', { hash: followHash, ...link });
        }
        return added;
      }),
    ...inbox(database, {
      about: 'quote',
      table: 'roomConfigurations',
      alongside: endOrder,
    }),
  };
}

async function findReceived(on: Rows, id: string): Promise<ReceivedQuote | undefined> {
  const stored = await on.find('roomConfigurations', id);
  if (stored !== undefined) return stored;
  const removed = await findTombstone(on, 'quote', id);
  if (!removed?.quote) return undefined;
  const { quote, ...stamp } = removed;
  return { ...stamp, ...quote };
}
