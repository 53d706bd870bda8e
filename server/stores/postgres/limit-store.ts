import { sql } from 'kysely';
import type { LimitStore } from '#server/stores/shared-ports';
import type { PostgresDatabase } from './database';

/** How many keys that are over each call removes: more than it can add. */
const SWEPT_AT_ONCE = 4;

/** Limits in PostgreSQL, of all processes together. Each call is one statement. */
export function limitStore(database: PostgresDatabase): LimitStore {
  return {
    async count(key, { at, windowMs, by = 1 }) {
      const time = at.getTime();
      const until = time + windowMs;
      const isOver = sql`(l.until <= ${time} or l.until > ${until + windowMs})`;
      const counted = sql<{ count: number; until: string }>`with swept as (
          delete from limits where key in (select key from limits
            where until <= ${time} and key <> ${key} limit ${SWEPT_AT_ONCE} for update skip locked)
        ) insert into limits as l (key, count, until) values (${key}, ${by}::int, ${until})
        on conflict (key) do update set count = case when ${isOver} then ${by}::int else l.count + ${by}::int end,
          until = case when ${isOver} then ${until} else l.until end
        returning count, until`;
      const [row] = await database.read((on) => on.all(counted));
      return { count: row?.count ?? by, until: new Date(Number(row?.until ?? until)) };
    },
    forget: (key) =>
      database.read(async (on) => void (await on.all(sql`delete from limits where key = ${key}`))),
    async take(key, { at, most, everyMs }) {
      const time = at.getTime();
      const all = most * everyMs;
      // When all places are free again; further ahead than all of them together, a clock was fast.
      const begins = sql`(case when l.until < ${time} or l.until > ${time + all} then ${time}::bigint
        else l.until end)`;
      const taken = sql`insert into limits as l (key, count, until)
        values (${key}, 0, ${time + everyMs})
        on conflict (key) do update set until = ${begins} + ${everyMs}::bigint
          where ${begins} + ${everyMs}::bigint <= ${time + all}
        returning until`;
      const rest = sql<{ value: string }>`select until as value from limits where key = ${key}`;
      return database.read(async (on) => {
        if ((await on.all(taken)).length > 0) return undefined;
        const until = Number((await on.value(rest)) ?? time);
        return { freeAt: new Date(until - all + everyMs) };
      });
    },
    giveBack: (key, { everyMs }) =>
      database.read(
        async (on) =>
          void (await on.all(
            sql`update limits set until = until - ${everyMs}::bigint where key = ${key}`,
          )),
      ),
  };
}
