import type { Database, Decision, Effect, View } from '#server/stores/database/database';
import type { Enquiry, RoomConfiguration } from '#server/stores/records';
import { anonymised } from '#server/stores/requests/anonymised';
import type { RequestInbox } from '#server/stores/requests/request-ports';
import { inTurns } from '#server/stores/lowdb/in-turns';
import { Listing } from '#server/stores/lowdb/listing';
import { withoutMailOf } from '#server/stores/lowdb/mail/mail-of';
import { matcher } from './matching';
import { leaveTombstone } from './tombstones';

interface Kind<Row> {
  about: 'quote' | 'enquiry';
  table: 'roomConfigurations' | 'enquiries';
  rowsOf: (view: View) => readonly Row[];
  find: (view: View, id: string) => Row | undefined;
  put: (row: Row) => Effect;
  /** Further effects when the row is anonymised or removed. */
  alongside: (view: View, id: string, what: 'anonymise' | 'remove', at: Date) => readonly Effect[];
}

/** The administrator's side of one kind of request. */
export function inbox<Row extends RoomConfiguration | Enquiry>(
  database: Database,
  { about, table, rowsOf, find, put, alongside }: Kind<Row>,
): RequestInbox<Row> {
  const listing = new Listing<Row>(({ createdAt, id }) => [createdAt, id], 'descending');
  const rows = () => rowsOf(database.read());
  /** Commits the effects for the row with this id. False if there is none. */
  const decide = (id: string, effectsOf: (row: Row, view: View) => readonly Effect[]) =>
    database.commit((view): Decision<boolean> => {
      const row = find(view, id);
      if (row === undefined) return { effects: [], result: false };
      return { effects: effectsOf(row, view), result: true };
    });
  /** As `decide`, then erases the row's old content from the journal and the backups. */
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
    markSeen(id, at) {
      return decide(id, (row) =>
        row.seenAt === null ? [put({ ...row, seenAt: at.toISOString() })] : [],
      );
    },
    anonymise(id, at) {
      return forget(id, (row, view) => [
        put(anonymised(row, at)),
        ...withoutMailOf(view, about, id),
        ...alongside(view, id, 'anonymise', at),
      ]);
    },
    remove(id, at) {
      return forget(id, (row, view) => [
        { remove: table, key: id },
        ...withoutMailOf(view, about, id),
        ...alongside(view, id, 'remove', at),
        ...leaveTombstone(view, about, row, at),
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
