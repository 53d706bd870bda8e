import type { Database, ReadableRows, RequestQueries } from '#server/stores/database/database';
import { turns } from '#server/stores/database/turns';
import { RevisionConflictError } from '#server/stores/ports';
import type { RequestStamp } from '#server/stores/records';
import { inbox } from './inbox';
import { queueMails } from './mails';
import type { EnquiryStore } from './request-ports';
import { findTombstone } from './tombstone';

/** The enquiries. */
export function enquiryStore(database: Database, requests: RequestQueries): EnquiryStore {
  return {
    findByKey: (id) => database.read((on) => findReceived(on, id)),
    add: (row) =>
      // Decided inside the change: two requests under one key may arrive at the same moment.
      database.change<RequestStamp>([turns.enquiry(row.id)], async (on) => {
        const taken = await findReceived(on, row.id);
        if (taken !== undefined) return taken;
        await on.put('enquiries', row);
        await queueMails(on, 'enquiry', { ...row, requestId: row.id });
        return row;
      }),
    change: (id, { over, at, ...changes }) =>
      database.change([turns.enquiry(id)], async (on) => {
        const row = await on.find('enquiries', id);
        if (row === undefined) return false;
        if (row.revision !== over) throw new RevisionConflictError(row.revision);
        const handled = { revision: over + 1, handledAt: at.toISOString() };
        await on.put('enquiries', { ...row, ...changes, ...handled });
        return true;
      }),
    ...inbox(database, requests, {
      about: 'enquiry',
      table: 'enquiries',
      alongside: async () => ({}),
    }),
  };
}

async function findReceived(on: ReadableRows, id: string): Promise<RequestStamp | undefined> {
  return (await on.find('enquiries', id)) ?? findTombstone(on, 'enquiry', id);
}
