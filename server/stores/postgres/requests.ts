import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Counted } from '#domain/order/contracts/admin/today';
import { REQUEST_STATES, type RequestState } from '#domain/order/request-states';
import { NEWEST_FIRST } from '#server/stores/database/database';
import type { RequestQueries, RequestTable } from '#server/stores/database/database';
import type { RowOf } from '#server/stores/database/tables';
import { newOrderRecord } from '#server/stores/orders/order-change';
import type { OrderRecord } from '#server/stores/orders/order-records';
import { wantedOf } from '#server/stores/requests/matching';
import { containing, sqlNameOf, tableOf } from './conditions';
import type { PostgresDatabase } from './database';
import { orderBy, pageOf } from './pages';
import { checked } from './rows';
import { talliesOf } from './tallies';

/** What is asked of all requests, by their tallies and the index of their words. */
export function postgresRequests(database: PostgresDatabase): RequestQueries {
  const tallies = (table: RequestTable) => talliesOf(database, `${sqlNameOf(table)} `);
  return {
    async count(table) {
      return Object.values(statesIn(await tallies(table))).reduce((sum, count) => sum + count, 0);
    },
    async countUnseen(table) {
      return (await tallies(table)).get('unseen') ?? 0;
    },
    async search(table, { words, state, after, limit }) {
      const hasWords = matching(words);
      const wanted = [hasWords ?? sql`true`];
      if (state !== undefined) wanted.push(sql`t.state = ${state}`);
      const page = await database.read((on) =>
        pageOf<RowOf<typeof table>>(
          orderBy(table, NEWEST_FIRST),
          { after, limit },
          (rest, isAfter) =>
            on.where(table, sql`where ${sql.join([isAfter, ...wanted], sql` and `)} ${rest}`),
        ),
      );
      const counted =
        hasWords === undefined
          ? await tallies(table)
          : await database.read(async (on) => {
              const counts = await on.all(sql<{ state: string; count: number }>`
                select 'state ' || t.state as state, count(*)::int as count
                from ${tableOf(table)} t where ${hasWords} group by t.state`);
              return new Map(counts.map((row) => [row.state, row.count]));
            });
      return { ...page, counts: statesIn(counted) };
    },
    figures: (since) =>
      database.read(async (on) => {
        const wanted = sql`from ${tableOf('roomConfigurations')} t
          where t.created_at >= ${since.toISOString()}`;
        const by = (what: RawBuilder<unknown>, order: RawBuilder<unknown>) =>
          on.all(sql<Counted>`select ${what} as name, count(*)::int as count ${wanted}
            group by 1 order by ${order}`);
        const often = sql`2 desc, 1`;
        const median = sql<{ value: number | null }>`select percentile_disc(0.5)
          within group (order by (t.record->>'serverPrice')::int) as value ${wanted}`;
        return {
          days: [...(await by(sql`substr(t.created_at, 1, 10)`, sql`1`))],
          roomTypes: [...(await by(sql`(t.record->>'roomType') collate "C"`, often))],
          sizes: [...(await by(sql`(t.record->>'shellSizeId') collate "C"`, often))],
          medianPrice: (await on.value(median)) ?? null,
        };
      }),
    listAt: (place, page) =>
      database.read((on) => {
        const order = { fields: ['since', 'key'], placeOf: boardPlaceOf };
        return pageOf<OrderRecord>(order, page, async (rest, isAfter) => {
          const found = await on.all(sql<{ request: unknown; record: unknown }>`
            select t.record as request, o.record from room_configurations t
            left join orders o on o.key = t.key where t.place = ${place} and ${isAfter} ${rest}`);
          return found.map(({ request, record }) =>
            record === null
              ? newOrderRecord(checked('roomConfigurations', request))
              : checked('orders', record),
          );
        });
      }),
    async countAt(place) {
      return (await tallies('roomConfigurations')).get(`place ${place}`) ?? 0;
    },
  };
}

function boardPlaceOf({ stands, requestId }: OrderRecord): readonly string[] {
  return [stands.since, requestId];
}

function statesIn(counted: ReadonlyMap<string, number>): Record<RequestState, number> {
  return Object.fromEntries(
    REQUEST_STATES.map((each) => [each, counted.get(`state ${each}`) ?? 0]),
  ) as Record<RequestState, number>;
}

/** Undefined where every request matches. */
function matching(words: string): RawBuilder<unknown> | undefined {
  const wanted = wantedOf(words);
  if (wanted === undefined) return undefined;
  const { parts, whole } = wanted;
  const all = sql.join(
    parts.map(({ text, number }) => {
      const has = sql`t.words like ${containing(text)}`;
      return number === undefined ? has : sql`(${has} or t.numbers like ${containing(number)})`;
    }),
    sql` and `,
  );
  return whole === '' ? sql`(${all})` : sql`((${all}) or t.numbers like ${containing(whole)})`;
}
