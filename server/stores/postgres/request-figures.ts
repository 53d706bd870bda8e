import { sql, type RawBuilder } from 'kysely';
import type { Counted, RequestFigures } from '#domain/order/contracts/admin/today';
import type { Database } from './database';
import { tableOf } from './rows';

/** As `requestFigures` of the lowdb stores counts them, done by the database. */
export function requestFigures(database: Database, since: Date): Promise<RequestFigures> {
  const wanted = sql`from ${tableOf('roomConfigurations')} t
    where t.created_at >= ${since.toISOString()}`;
  return database.read(async (on) => {
    const by = (what: RawBuilder<unknown>, order: RawBuilder<unknown>) =>
      on.all(sql<Counted>`select ${what} as name, count(*)::int as count ${wanted}
        group by 1 order by ${order}`);
    const often = sql`2 desc, 1`;
    const price = sql`(t.record->>'serverPrice')::int`;
    const median = await on.value(
      sql<{
        value: number | null;
      }>`select percentile_disc(0.5) within group (order by ${price}) as value
        ${wanted}`,
    );
    return {
      days: [...(await by(sql`substr(t.created_at, 1, 10)`, sql`1`))],
      roomTypes: [...(await by(sql`(t.record->>'roomType') collate "C"`, often))],
      sizes: [...(await by(sql`(t.record->>'shellSizeId') collate "C"`, often))],
      medianPrice: median ?? null,
    };
  });
}
