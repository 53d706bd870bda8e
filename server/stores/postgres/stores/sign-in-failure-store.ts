import { sql } from 'kysely';
import type { SignInFailureStore } from '#server/stores/ports';
import type { Database } from '#server/stores/postgres/database';
import { turns } from '#server/stores/postgres/turns';

/** The most addresses remembered; those with the oldest last attempt make room. */
const MOST_ADDRESSES = 1000;

/** The sign-in attempts that have not succeeded, in PostgreSQL: of all processes together. */
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
        // Those that another process has in hand are left to it.
        await on.removeWhere(
          'signInFailures',
          sql`t.key in (select key from sign_in_failures where key <> ${address} and (
              last_at <= ${since} or last_at > ${at} or key in (
                select key from sign_in_failures order by last_at desc offset ${MOST_ADDRESSES}))
            for update skip locked)`,
        );
        return undefined;
      }),
    remove: (address) =>
      database.change([turns.signInFailures(address)], (on) =>
        on.remove('signInFailures', address),
      ),
  };
}
