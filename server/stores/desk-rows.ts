import type { Database, Effect, View } from './database';
import { withoutMailOf } from './mail-of';
import type { DeskRows } from './ports';
import type { Enquiry, QueuedMail, RemovedRequest, RoomConfiguration } from './records';
import { rememberRemoved } from './removed-requests';

interface Kind<Row> {
  about: QueuedMail['about'];
  rowsOf: (view: View) => readonly Row[];
  find: (view: View, id: string) => Row | undefined;
  put: (row: Row) => Effect;
  removed: (id: string) => Effect;
  /** What `rememberRemoved` keeps of a row, beside its stamp. */
  receiptOf: (row: Row) => RemovedRequest['quote'];
  /** The row without who sent it. Notes and hash are taken out of every kind. */
  withoutSender: (row: Row) => Row;
}

/** The administrator's side of one kind of request. */
export function deskRows<Row extends RoomConfiguration | Enquiry>(
  database: Database,
  { about, rowsOf, find, put, removed, receiptOf, withoutSender }: Kind<Row>,
): DeskRows<Row> {
  /** What a row said must not live on in the journal or in a backup. */
  const purged = <T>(id: string, result: T): T => {
    database.purge(id);
    return result;
  };
  return {
    async find(id) {
      return find(database.read(), id);
    },
    async list() {
      return rowsOf(database.read());
    },
    edit(id, edit) {
      return database.commit((view) => {
        const stored = find(view, id);
        if (stored === undefined) return { effects: [], result: undefined };
        const edited = edit(stored);
        return { effects: edited === stored ? [] : [put(edited)], result: edited };
      });
    },
    async anonymise(id, at) {
      const anonymous = await database.commit((view) => {
        const stored = find(view, id);
        if (stored === undefined) return { effects: [], result: undefined };
        const row = {
          ...withoutSender(stored),
          notes: '',
          // Of a short text a hash gives the text away.
          requestHash: '',
          revision: stored.revision + 1,
          anonymisedAt: stored.anonymisedAt ?? at.toISOString(),
        };
        return { effects: [put(row), ...withoutMailOf(view, about, id)], result: row };
      });
      return purged(id, anonymous);
    },
    async remove(id, at) {
      const wasThere = await database.commit((view) => {
        const stored = find(view, id);
        if (stored === undefined) return { effects: [], result: false };
        const effects = [
          removed(id),
          ...withoutMailOf(view, about, id),
          ...rememberRemoved(view, about, stored, { at, quote: receiptOf(stored) }),
        ];
        return { effects, result: true };
      });
      return purged(id, wasThere);
    },
  };
}
