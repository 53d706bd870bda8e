import { RevisionConflictError } from '#server/stores/ports';
import type { RequestStamp } from '#server/stores/records';
import type { EnquiryStore } from '#server/stores/requests/request-ports';
import type { Database } from '#server/stores/postgres/database';
import { inbox } from '#server/stores/postgres/inbox';
import { queueMails } from '#server/stores/postgres/mails';
import type { Rows } from '#server/stores/postgres/rows';
import { findTombstone } from '#server/stores/postgres/tombstones';
import { turns } from '#server/stores/postgres/turns';

/** The enquiries in PostgreSQL. */
export function enquiryStore(database: Database): EnquiryStore {
  return {
    findByKey: (id) => database.read((on) => findReceived(on, id)),
    add: (row) =>
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
    ...inbox(database, {
      about: 'enquiry',
      table: 'enquiries',
      alongside: async () => undefined,
    }),
  };
}

async function findReceived(on: Rows, id: string): Promise<RequestStamp | undefined> {
  return (await on.find('enquiries', id)) ?? findTombstone(on, 'enquiry', id);
}
