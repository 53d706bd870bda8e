import type { Database } from '#server/stores/database/database';
import { turns } from '#server/stores/database/turns';
import type { SignInFailureStore } from '#server/stores/ports';

/** The most addresses remembered; those with the oldest last attempt make room. */
const MOST_ADDRESSES = 1000;

/** The sign-in attempts that have not succeeded, of all processes together. */
export function signInFailureStore(database: Database): SignInFailureStore {
  return {
    note: (address, { at, since, most }) =>
      database.change([turns.signInFailures(address)], async (on) => {
        const row = await on.find('signInFailures', address);
        // An attempt in the future was recorded by a wrong clock, and does not count.
        const recent = row?.attempts.filter((attempt) => attempt > since && attempt <= at) ?? [];
        const [oldest] = recent;
        if (oldest !== undefined && recent.length >= most) return { freeAfter: oldest };
        await on.put('signInFailures', { address, attempts: [...recent, at] });
        const key = { not: address };
        const isLeftToOthers = true;
        await on.removeAll('signInFailures', {
          where: [
            { key, lastAt: { atMost: since } },
            { key, lastAt: { above: at } },
          ],
          isLeftToOthers,
        });
        await on.removeAll('signInFailures', {
          where: { key },
          order: ['lastAt'],
          isDescending: true,
          keep: MOST_ADDRESSES - 1,
          isLeftToOthers,
        });
        return undefined;
      }),
    async remove(address) {
      await database.change([turns.signInFailures(address)], (on) =>
        on.remove('signInFailures', address),
      );
    },
  };
}
