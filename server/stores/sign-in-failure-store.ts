import type { Change, Database, Decision, Document } from './database';
import type { NewAttempt, SignInFailureStore } from './ports';
import type { SignInFailures } from './records';

/** So many addresses are remembered; those whose last attempt is longest ago make room. */
const MOST_ADDRESSES = 1000;

/** The attempts to sign in that have not succeeded, in a database. */
export function signInFailureStore(database: Database): SignInFailureStore {
  return {
    note: (address, attempt) => database.commit((document) => noteIn(document, address, attempt)),
    remove(address) {
      return database.commit(({ signInFailures }) => ({
        changes: signInFailures.some((row) => row.address === address)
          ? [{ kind: 'sign-in-failures-removed', address }]
          : [],
        result: undefined,
      }));
    },
  };
}

function noteIn(
  { signInFailures }: Document,
  address: string,
  { at, since, most }: NewAttempt,
): Decision<{ freeAfter: string } | undefined> {
  const recent = signInFailures
    .find((row) => row.address === address)
    ?.attempts.filter((attempt) => attempt > since);
  const [oldest] = recent ?? [];
  if (recent !== undefined && oldest !== undefined && recent.length >= most) {
    return { changes: [], result: { freeAfter: oldest } };
  }
  const others = signInFailures
    .filter((row) => row.address !== address)
    .toSorted((one, other) => (lastOf(one) < lastOf(other) ? -1 : 1));
  const surplus = others.length + 1 - MOST_ADDRESSES;
  const gone = others.filter((row, index) => index < surplus || lastOf(row) <= since);
  const changes: Change[] = gone.map((row) => ({
    kind: 'sign-in-failures-removed',
    address: row.address,
  }));
  changes.push({
    kind: 'sign-in-failures-set',
    row: { address, attempts: [...(recent ?? []), at] },
  });
  return { changes, result: undefined };
}

function lastOf({ attempts }: SignInFailures): string {
  return attempts.at(-1) ?? '';
}
