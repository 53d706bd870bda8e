import type { Database, Decision, Effect, View } from '#server/stores/database/database';
import { RevisionConflictError } from '#server/stores/ports';
import type { Enquiry, QueuedMail, RoomConfiguration, Tombstone } from '#server/stores/records';
import type { RequestInbox } from '#server/stores/request-ports';
import { inTurns } from './in-turns';
import { Listing } from './listing';
import { withoutMailOf } from './mail-of';
import { matcher } from './matching';
import { leaveTombstone } from './tombstones';

interface Kind<Row> {
  about: QueuedMail['about'];
  table: 'roomConfigurations' | 'enquiries';
  rowsOf: (view: View) => readonly Row[];
  find: (view: View, id: string) => Row | undefined;
  put: (row: Row) => Effect;
  /** What the tombstone keeps of a row, beside its stamp. */
  receiptOf: (row: Row) => Tombstone['quote'];
  /** The row without who sent it. Notes and hash are taken out of every kind. */
  withoutSender: (row: Row) => Row;
}

/** The administrator's side of one kind of request. */
export function inbox<Row extends RoomConfiguration | Enquiry>(
  database: Database,
  { about, table, rowsOf, find, put, receiptOf, withoutSender }: Kind<Row>,
): RequestInbox<Row> {
  const listing = new Listing<Row>(({ createdAt, id }) => [createdAt, id], 'descending');
  const rows = () => rowsOf(database.read());
  /** Decides on the row of the id, and says whether there was one. */
  const decide = (id: string, effectsOf: (row: Row, view: View) => readonly Effect[]) =>
    database.commit((view): Decision<boolean> => {
      const row = find(view, id);
      if (row === undefined) return { effects: [], result: false };
      return { effects: effectsOf(row, view), result: true };
    });
  /** As `decide`; what the row said must not live on in the journal or in a backup. */
  const forget: typeof decide = async (id, effectsOf) => {
    const wasThere = await decide(id, effectsOf);
    database.purge(id);
    return wasThere;
  };
  return {
    async find(id) {
      return find(database.read(), id);
    },
    async list(page) {
      return listing.page(rows(), page);
    },
    async search({ words, state, after, limit }) {
      const all = rows();
      const start = listing.startOf(all, after);
      const has = matcher(words);
      const counts = { new: 0, contacted: 0, visited: 0, won: 0, lost: 0 };
      const found: Row[] = [];
      await inTurns(listing.sorted(all), (row, index) => {
        if (!has(row)) return;
        counts[row.state] += 1;
        const isWanted = index >= start && (state === undefined || row.state === state);
        if (isWanted && found.length <= limit) found.push(row);
      });
      return { ...listing.cut(found, limit), counts };
    },
    async count() {
      return database.read().count(table);
    },
    async countUnseen() {
      return rows().reduce((count, { seenAt }) => count + Number(seenAt === null), 0);
    },
    change(id, { over, at, ...changes }) {
      return decide(id, (row) => {
        if (row.revision !== over) throw new RevisionConflictError(row.revision);
        const handledAt = at.toISOString();
        return [put({ ...row, ...changes, revision: over + 1, handledAt })];
      });
    },
    markSeen(id, at) {
      return decide(id, (row) =>
        row.seenAt === null ? [put({ ...row, seenAt: at.toISOString() })] : [],
      );
    },
    anonymise(id, at) {
      return forget(id, (row, view) => {
        const anonymous = {
          ...withoutSender(row),
          notes: '',
          // Of a short text a hash gives the text away.
          requestHash: '',
          revision: row.revision + 1,
          anonymisedAt: row.anonymisedAt ?? at.toISOString(),
        };
        return [put(anonymous), ...withoutMailOf(view, about, id)];
      });
    },
    remove(id, at) {
      return forget(id, (row, view) => [
        { remove: table, key: id },
        ...withoutMailOf(view, about, id),
        ...leaveTombstone(view, about, row, { at, quote: receiptOf(row) }),
      ]);
    },
    async listExpired(before, limit) {
      const time = before.toISOString();
      const isExpired = ({ state, anonymisedAt, handledAt, createdAt }: Row) =>
        state !== 'won' && anonymisedAt === null && (handledAt ?? createdAt) < time;
      return rows()
        .filter(isExpired)
        .slice(0, limit)
        .map(({ id }) => id);
    },
  };
}
