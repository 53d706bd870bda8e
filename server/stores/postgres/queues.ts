import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Queues, QueueTable } from '#server/stores/database/database';
import type { QueueLoad } from '#server/stores/requests/request-ports';
import { tableOf } from './conditions';
import type { PostgresDatabase } from './database';
import { isFree } from './holder';

/** The order in which rows are taken, and when one was queued. */
const TAKEN: Record<QueueTable, { order: RawBuilder<unknown>; queuedAt: RawBuilder<unknown> }> = {
  mailQueue: { order: sql`t.queued_at, t.number`, queuedAt: sql`t.queued_at` },
  pushDevices: { order: sql`t.number`, queuedAt: sql`t.record->'due'->>'queuedAt'` },
};

/**
 * What waits to be handed over, by all processes together.
 *
 * @param mine the number of this process, as `Holder` has it
 */
export function postgresQueues(database: PostgresDatabase, mine: () => Promise<number>): Queues {
  return {
    async take(table, now, longestMs) {
      const holder = await mine();
      const ahead = new Date(now.getTime() + longestMs).toISOString();
      return database.change([], async (on) => {
        const [row] = await on.where(
          table,
          sql`where t.state = 'waiting' and (t.not_before <= ${now.toISOString()}
              or t.not_before > ${ahead}) and (t.holder = ${holder} or ${isFree})
            order by ${TAKEN[table].order} limit 1 for update of t skip locked`,
        );
        if (row !== undefined) {
          await on.all(sql`update ${tableOf(table)} set holder = ${holder} where key = ${row.id}`);
        }
        return row;
      });
    },
    async nextDue(table) {
      const holder = await mine();
      const next = sql<{ value: string | null }>`select min(t.not_before) as value
        from ${tableOf(table)} t where t.state = 'waiting' and (t.holder = ${holder} or ${isFree})`;
      const first = await database.read((on) => on.value(next));
      return first ? new Date(first) : undefined;
    },
    load: (table) =>
      database.read(async (on): Promise<QueueLoad> => {
        const [counted] = await on.all(sql<{ waiting: number; oldest: string | null }>`
          select count(*)::int as waiting, min(${TAKEN[table].queuedAt}) as oldest
          from ${tableOf(table)} t where t.state = 'waiting'`);
        const { waiting, oldest } = counted ?? { waiting: 0, oldest: null };
        return { waiting, oldest: oldest === null ? undefined : new Date(oldest) };
      }),
  };
}
