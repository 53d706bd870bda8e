import type { Database, Decision, View } from '#server/stores/database/database';
import { RevisionConflictError } from '#server/stores/ports';
import type { RequestStamp } from '#server/stores/records';
import type { EnquiryStore } from '#server/stores/requests/request-ports';
import { inbox } from './inbox';
import { mailFor } from '#server/stores/lowdb/mail/mail-of';
import { findTombstone } from './tombstones';

/** The enquiries in a database. */
export function enquiryStore(database: Database): EnquiryStore {
  return {
    async findByKey(id) {
      return findReceived(database.read(), id);
    },
    add(row) {
      // Decided inside the commit: two requests under one key may arrive at the same moment.
      return database.commit<RequestStamp>((view) => {
        const taken = findReceived(view, row.id);
        if (taken !== undefined) return { effects: [], result: taken };
        return {
          effects: [{ put: 'enquiries', row }, ...mailFor('enquiry', row)],
          result: row,
        };
      });
    },
    change(id, { over, at, ...changes }) {
      return database.commit((view): Decision<boolean> => {
        const row = view.find('enquiries', id);
        if (row === undefined) return { effects: [], result: false };
        if (row.revision !== over) throw new RevisionConflictError(row.revision);
        const handled = { revision: over + 1, handledAt: at.toISOString() };
        return {
          effects: [{ put: 'enquiries', row: { ...row, ...changes, ...handled } }],
          result: true,
        };
      });
    },
    ...inbox(database, {
      about: 'enquiry',
      table: 'enquiries',
      rowsOf: (view) => view.list('enquiries'),
      find: (view, id) => view.find('enquiries', id),
      put: (row) => ({ put: 'enquiries', row }),
      alongside: () => [],
    }),
  };
}

function findReceived(view: View, id: string): RequestStamp | undefined {
  return view.find('enquiries', id) ?? findTombstone(view, 'enquiry', id);
}
