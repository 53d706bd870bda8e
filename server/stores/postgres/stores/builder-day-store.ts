import { sql } from 'kysely';
import { reachedOn, withSteps, type BuilderDayStore } from '#server/stores/builder-days';
import type { Database } from '#server/stores/postgres/database';
import { turns } from '#server/stores/postgres/turns';

/** How far homeowners came in the builder, in PostgreSQL: counted by all processes together. */
export function builderDayStore(database: Database): BuilderDayStore {
  return {
    add: (day, steps, keptFrom) =>
      // In turn, because the first of a day finds no row to lock.
      database.change([turns.builderDays], async (on) => {
        const row = await on.find('builderDays', day);
        if (row === undefined) await on.removeWhere('builderDays', sql`t.key < ${keptFrom}`);
        await on.put('builderDays', withSteps(row ?? { day }, steps));
      }),
    reached: (first, last) =>
      database.read(async (on) =>
        reachedOn(await on.where('builderDays', sql`where t.key between ${first} and ${last}`)),
      ),
  };
}
