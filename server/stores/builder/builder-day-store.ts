import { reachedOn, withSteps, type BuilderDayStore } from './builder-days';
import type { Database } from '#server/stores/database/database';
import { turns } from '#server/stores/database/turns';

/** How far homeowners came in the builder, counted by all processes together. */
export function builderDayStore(database: Database): BuilderDayStore {
  return {
    add: (day, steps, keptFrom) =>
      // In turn, because the first of a day finds no row to lock.
      database.change([turns.builderDays], async (on) => {
        const row = await on.find('builderDays', day);
        if (row === undefined) {
          await on.removeAll('builderDays', { where: { key: { below: keptFrom } } });
        }
        await on.put('builderDays', withSteps(row ?? { day }, steps));
      }),
    reached: (first, last) =>
      database.read(async (on) =>
        reachedOn(
          await on.list('builderDays', { where: { key: { atLeast: first, atMost: last } } }),
        ),
      ),
  };
}
