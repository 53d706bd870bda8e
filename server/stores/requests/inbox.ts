import { NEWEST_FIRST } from '#server/stores/database/database';
import type {
  Beside,
  Database,
  RequestQueries,
  RequestTable,
  Rows,
} from '#server/stores/database/database';
import type { RowOf } from '#server/stores/database/tables';
import { turns } from '#server/stores/database/turns';
import { anonymised } from './anonymised';
import { removeMailsOf } from './mails';
import type { RequestInbox } from './request-ports';
import { leaveTombstone } from './tombstone';

interface Kind<T extends RequestTable> {
  about: 'quote' | 'enquiry';
  table: T;
  /** Further changes before the row is anonymised or removed; what is to be kept beside it then. */
  alongside: (on: Rows, id: string, what: 'anonymise' | 'remove', at: Date) => Promise<Beside>;
}

/** The administrator's side of one kind of request. */
export function inbox<T extends RequestTable>(
  database: Database,
  requests: RequestQueries,
  { about, table, alongside }: Kind<T>,
): RequestInbox<RowOf<T>> {
  /** Changes the row with this id. False if there is none. */
  const decide = (id: string, work: (row: RowOf<T>, on: Rows) => Promise<void>) =>
    database.change([turns[about](id)], async (on) => {
      const row = await on.find(table, id);
      if (row !== undefined) await work(row, on);
      return row !== undefined;
    });
  /** As `decide`, then erases the row's old content from every file. */
  const forget: typeof decide = async (id, work) => {
    const wasThere = await decide(id, work);
    database.purge(id);
    return wasThere;
  };
  return {
    find: (id) => database.read((on) => on.find(table, id)),
    list: (page) => database.read((on) => on.page(table, NEWEST_FIRST, page)),
    search: (search) => requests.search(table, search),
    ofContacts: (contacts, limit) =>
      database.read(async (on) => {
        if (contacts.length === 0) return { rows: [], count: 0 };
        const where = { contacts: { in: contacts } };
        const rows = await on.list(table, { ...NEWEST_FIRST, where, limit });
        return { rows, count: await on.count(table, where) };
      }),
    count: () => requests.count(table),
    countUnseen: () => requests.countUnseen(table),
    markSeen: (id, at) =>
      decide(id, async (row, on) => {
        if (row.seenAt === null) await on.put(table, { ...row, seenAt: at.toISOString() });
      }),
    anonymise: (id, at) =>
      forget(id, async (row, on) => {
        const beside = await alongside(on, id, 'anonymise', at);
        await on.put(table, anonymised(row, at), beside);
        await removeMailsOf(on, about, id);
      }),
    remove: (id, at) =>
      forget(id, async (row, on) => {
        await alongside(on, id, 'remove', at);
        await on.remove(table, id);
        await removeMailsOf(on, about, id);
        await leaveTombstone(on, about, row, at);
      }),
    listExpired: (before, limit) =>
      database.read(async (on) => {
        const touchedAt = { below: before.toISOString() };
        const where = { touchedAt, state: { not: 'won' }, isAnonymous: false };
        const found = await on.list(table, { where, order: ['touchedAt'], limit });
        return found.map(({ id }) => id);
      }),
  };
}
