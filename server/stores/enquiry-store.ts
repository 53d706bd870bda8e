import type { Database, View } from './database';
import { deskRows } from './desk-rows';
import { mailFor } from './mail-of';
import type { EnquiryStore } from './ports';
import type { RequestStamp } from './records';
import { findRemoved } from './removed-requests';

/** The enquiries in a database. */
export function enquiryStore(database: Database): EnquiryStore {
  return {
    async findByKey(id) {
      return findReceived(database.read(), id);
    },
    add(row) {
      // Decided inside the commit: two requests under one key may arrive at the same moment.
      return database.commit<RequestStamp>((document) => {
        const taken = findReceived(document, row.id);
        if (taken !== undefined) return { changes: [], result: taken };
        return {
          changes: [{ kind: 'enquiry-added', row }, ...mailFor('enquiry', row)],
          result: row,
        };
      });
    },
    async count() {
      return database.read().count('enquiries');
    },
    ...deskRows(database, {
      about: 'enquiry',
      rowsOf: (document) => document.enquiries,
      find: (document, id) => document.find('enquiries', id),
      set: (row) => ({ kind: 'enquiry-set', row }),
      removed: (id) => ({ kind: 'enquiry-removed', id }),
      receiptOf: () => null,
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

function findReceived(document: View, id: string): RequestStamp | undefined {
  return document.find('enquiries', id) ?? findRemoved(document, 'enquiry', id);
}
