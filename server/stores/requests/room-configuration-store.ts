import type { Database, ReadableRows, RequestQueries } from '#server/stores/database/database';
import { turns } from '#server/stores/database/turns';
import { boardPlace } from '#server/stores/orders/order-change';
import { endOrder } from '#server/stores/orders/order-store';
import { inbox } from './inbox';
import { queueMails } from './mails';
import type { ReceivedQuoteRequest, QuoteRequestStore } from './request-ports';
import { findTombstone } from './tombstone';

/** The quote requests. */
export function quoteRequestStore(database: Database, requests: RequestQueries): QuoteRequestStore {
  return {
    findByKey: (id) => database.read((on) => findReceived(on, id)),
    figures: (since) => requests.figures(since),
    add: (row, makeReference, { followHash, yearSaid } = {}) =>
      // Decided inside the change: two requests under one key may arrive at the same moment.
      database.change<ReceivedQuoteRequest>([turns.quote(row.id)], async (on) => {
        const taken = await findReceived(on, row.id);
        if (taken !== undefined) return taken;
        let added = { ...row, reference: makeReference() };
        const board = boardPlace(added, undefined);
        // Nobody else adds a row under this id meanwhile: only its reference can be taken.
        while (!(await on.add('roomConfigurations', added, { board }))) {
          added = { ...row, reference: makeReference() };
        }
        await queueMails(on, 'quote', { ...row, requestId: row.id });
        if (followHash !== undefined) {
          const link = { requestId: row.id, holder: 'device', since: row.createdAt, until: null };
          await on.put('followLinks', { hash: followHash, ...link });
        }
        if (yearSaid) await on.put('yearsSaid', { requestId: row.id, ...yearSaid });
        return added;
      }),
    ...inbox(database, requests, {
      about: 'quote',
      table: 'roomConfigurations',
      alongside: endOrder,
    }),
    find: (id) =>
      database.read(async (on) => {
        const row = await on.find('roomConfigurations', id);
        const said = await on.find('yearsSaid', id);
        if (row === undefined || said === undefined) return row;
        const { requestId: _its, ...yearSaid } = said;
        return { ...row, yearSaid };
      }),
  };
}

async function findReceived(
  on: ReadableRows,
  id: string,
): Promise<ReceivedQuoteRequest | undefined> {
  const stored = await on.find('roomConfigurations', id);
  if (stored !== undefined) return stored;
  const removed = await findTombstone(on, 'quote', id);
  if (!removed?.quote) return undefined;
  const { quote, ...stamp } = removed;
  return { ...stamp, ...quote };
}
