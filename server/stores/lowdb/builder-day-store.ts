import { reachedOn, withSteps, type BuilderDayStore } from '#server/stores/builder-days';
import type { Database, Effect, View } from '#server/stores/database/database';

/** How far homeowners came in the builder, in a database. */
export function builderDayStore(database: Database): BuilderDayStore {
  return {
    add: (day, steps, keptFrom) =>
      database.commit((view) => {
        const row = view.find('builderDays', day);
        const put: Effect = { put: 'builderDays', row: withSteps(row ?? { day }, steps) };
        return { effects: row ? [put] : [...forgetting(view, keptFrom), put], result: undefined };
      }),
    async reached(first, last) {
      const rows = database.read().list('builderDays');
      return reachedOn(rows.filter(({ day }) => day >= first && day <= last));
    },
  };
}

function forgetting(view: View, keptFrom: string): Effect[] {
  return view
    .list('builderDays')
    .filter(({ day }) => day < keptFrom)
    .map(({ day }) => ({ remove: 'builderDays', key: day }));
}
