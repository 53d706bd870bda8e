import type { Database, Decision, Effect, View } from '#server/stores/database/database';
import type { NewAttempt, SignInFailureStore } from '#server/stores/ports';
import type { SignInFailures } from '#server/stores/records';

/** The most addresses remembered; those with the oldest last attempt make room. */
const MOST_ADDRESSES = 1000;

/** The sign-in attempts that have not succeeded, in a database. */
export function signInFailureStore(database: Database): SignInFailureStore {
  return {
    note: (address, attempt) => database.commit((view) => noteIn(view, address, attempt)),
    remove(address) {
      return database.commit((view) => ({
        effects:
          view.find('signInFailures', address) === undefined
            ? []
            : [{ remove: 'signInFailures', key: address }],
        result: undefined,
      }));
    },
  };
}

function noteIn(
  view: View,
  address: string,
  { at, since, most }: NewAttempt,
): Decision<{ freeAfter: string } | undefined> {
  const recent = view
    .find('signInFailures', address)
    // An attempt in the future was recorded by a wrong clock, and does not count.
    ?.attempts.filter((attempt) => attempt > since && attempt <= at);
  const [oldest] = recent ?? [];
  if (recent !== undefined && oldest !== undefined && recent.length >= most) {
    return { effects: [], result: { freeAfter: oldest } };
  }
  const others = view
    .list('signInFailures')
    .filter((row) => row.address !== address)
    .toSorted((one, other) => (lastOf(one) < lastOf(other) ? -1 : 1));
  const surplus = others.length + 1 - MOST_ADDRESSES;
  const gone = others.filter(
    (row, index) => index < surplus || lastOf(row) <= since || lastOf(row) > at,
  );
  const effects: Effect[] = gone.map((row) => ({ remove: 'signInFailures', key: row.address }));
  effects.push({ put: 'signInFailures', row: { address, attempts: [...(recent ?? []), at] } });
  return { effects, result: undefined };
}

function lastOf({ attempts }: SignInFailures): string {
  return attempts.at(-1) ?? '';
}
