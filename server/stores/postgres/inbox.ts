import { sql } from 'kysely';
import { REQUEST_STATES, type RequestState } from '#domain/order/request-states';
import type { RowOf } from '#server/stores/database/tables';
import { anonymised } from '#server/stores/requests/anonymised';
import type { RequestInbox } from '#server/stores/requests/request-ports';
import { squeezed } from './columns';
import type { Database } from './database';
import { removeMailsOf } from './mails';
import { pageOf } from './pages';
import { tableOf } from './rows';
import type { Rows } from './rows';
import { talliesOf } from './tallies';
import { leaveTombstone } from './tombstones';
import { turns } from './turns';

interface Kind<T extends 'roomConfigurations' | 'enquiries'> {
  about: 'quote' | 'enquiry';
  table: T;
  /** Further changes before the row is anonymised or removed. */
  alongside: (on: Rows, id: string, what: 'anonymise' | 'remove', at: Date) => Promise<void>;
}

/** The administrator's side of one kind of request. */
export function inbox<T extends 'roomConfigurations' | 'enquiries'>(
  database: Database,
  { about, table, alongside }: Kind<T>,
): RequestInbox<RowOf<T>> {
  const order = {
    columns: [sql`t.created_at`, sql`t.key`],
    direction: 'descending',
    placeOf: ({ createdAt, id }: RowOf<T>) => [createdAt, id],
  } as const;
  const tallies = () => talliesOf(database, `${nameOf(table)} `);
  /** Changes the row with this id. False if there is none. */
  const decide = (id: string, work: (row: RowOf<T>, on: Rows) => Promise<void>) =>
    database.change([turns[about](id)], async (on) => {
      const row = await on.find(table, id);
      if (row !== undefined) await work(row, on);
      return row !== undefined;
    });
  return {
    find: (id) => database.read((on) => on.find(table, id)),
    list: (page) =>
      database.read((on) =>
        pageOf<RowOf<T>>(order, page, (rest, isAfter) =>
          on.where(table, sql`where ${isAfter} ${rest}`),
        ),
      ),
    async search({ words, state, after, limit }) {
      const hasWords = matching(words);
      const page = await database.read((on) =>
        pageOf<RowOf<T>>(order, { after, limit }, (rest, isAfter) => {
          const inState = state === undefined ? sql`true` : sql`t.state = ${state}`;
          const has = hasWords ?? sql`true`;
          return on.where(table, sql`where ${isAfter} and ${inState} and ${has} ${rest}`);
        }),
      );
      const counted =
        hasWords === undefined
          ? await tallies()
          : new Map(
              (
                await database.read((on) =>
                  on.all(sql<{ state: string; count: number }>`
                    select 'state ' || t.state as state, count(*)::int as count
                    from ${tableOf(table)} t where ${hasWords} group by t.state`),
                )
              ).map((row) => [row.state, row.count]),
            );
      const counts = Object.fromEntries(
        REQUEST_STATES.map((each) => [each, counted.get(`state ${each}`) ?? 0]),
      ) as Record<RequestState, number>;
      return { ...page, counts };
    },
    async count() {
      const counted = await tallies();
      return REQUEST_STATES.reduce((sum, state) => sum + (counted.get(`state ${state}`) ?? 0), 0);
    },
    async countUnseen() {
      return (await tallies()).get('unseen') ?? 0;
    },
    markSeen: (id, at) =>
      decide(id, async (row, on) => {
        if (row.seenAt === null) await on.put(table, { ...row, seenAt: at.toISOString() });
      }),
    anonymise: (id, at) =>
      decide(id, async (row, on) => {
        await alongside(on, id, 'anonymise', at);
        await on.put(table, anonymised(row, at));
        await removeMailsOf(on, about, id);
      }),
    remove: (id, at) =>
      decide(id, async (row, on) => {
        await alongside(on, id, 'remove', at);
        await on.remove(table, id);
        await removeMailsOf(on, about, id);
        await leaveTombstone(on, about, row, at);
      }),
    listExpired: (before, limit) =>
      database.read(async (on) => {
        const found = await on.all(sql<{ key: string }>`select key from ${tableOf(table)} t
          where t.touched_at < ${before.toISOString()} and t.state <> 'won' and not t.is_anonymous
          order by t.touched_at limit ${limit}`);
        return found.map(({ key }) => key);
      }),
  };
}

function nameOf(table: 'roomConfigurations' | 'enquiries'): string {
  return table === 'enquiries' ? 'enquiries' : 'room_configurations';
}

/** As `matcher` of the lowdb stores decides; undefined where every request matches. */
function matching(words: string) {
  const parts = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (parts.length === 0) return undefined;
  const all = sql.join(
    parts.map((part) => sql`t.words like ${containing(part)}`),
    sql` and `,
  );
  const whole = squeezed(words);
  return whole === '' ? sql`(${all})` : sql`((${all}) or t.numbers like ${containing(whole)})`;
}

/** A pattern for whatever has these letters in it. */
export function containing(letters: string): string {
  return `%${letters.replaceAll('\0', '').replace(/[\\%_]/g, '\\$&')}%`;
}
