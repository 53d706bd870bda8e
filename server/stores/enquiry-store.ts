import type { Database } from './database';
import { deskRows } from './desk-rows';
import { mailFor } from './mail-of';
import type { EnquiryStore } from './ports';

/** The enquiries in a database. */
export function enquiryStore(database: Database): EnquiryStore {
  return {
    async findByKey(id) {
      return database.read().enquiries.find((row) => row.id === id);
    },
    add(row) {
      // Decided inside the commit: two requests under one key may arrive at the same moment.
      return database.commit(({ enquiries }) => {
        const taken = enquiries.find((stored) => stored.id === row.id);
        if (taken !== undefined) return { changes: [], result: taken };
        return {
          changes: [{ kind: 'enquiry-added', row }, ...mailFor('enquiry', row)],
          result: row,
        };
      });
    },
    async count() {
      return database.read().enquiries.length;
    },
    ...deskRows(database, {
      about: 'enquiry',
      rowsOf: ({ enquiries }) => enquiries,
      set: (row) => ({ kind: 'enquiry-set', row }),
      removed: (id) => ({ kind: 'enquiry-removed', id }),
      withoutSender: (row) => ({
        ...row,
        name: '',
        email: '',
        phone: '',
        postcode: '',
        message: null,
      }),
    }),
  };
}
