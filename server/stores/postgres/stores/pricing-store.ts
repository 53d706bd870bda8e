import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { PricingConflictError, StoreUnavailableError } from '#server/stores/ports';
import type { PricingStore } from '#server/stores/ports';
import type { PricingVersion } from '#server/stores/records';
import type { Database } from '#server/stores/postgres/database';
import { pageOf } from '#server/stores/postgres/pages';
import type { Rows } from '#server/stores/postgres/rows';
import { turns } from '#server/stores/postgres/turns';

const NEWEST = sql<{ value: number | null }>`select max(key) as value from pricing_versions`;
/** The largest number of PostgreSQL's `int`. */
const MOST = 2 ** 31 - 1;

/** The pricing versions in PostgreSQL. Every process asks which is the newest, so that each sees it at once. */
export function pricingStore(database: Database, now: () => Date): PricingStore {
  // A version never changes once it is there.
  let newest: PricingVersion | undefined;
  const currentOf = async (on: Rows): Promise<PricingVersion | undefined> => {
    const number = await on.value(NEWEST);
    if (number === undefined || number === null) return undefined;
    if (newest?.version !== number) newest = await on.find('pricingVersions', number);
    return newest;
  };
  const saveIn = async (on: Rows, ...[pricing, options = {}]: Parameters<PricingStore['save']>) => {
    const { note = '', over } = options;
    const [current] = await on.where('pricingVersions', sql`order by t.key desc limit 1`);
    // A save repeated because its answer was lost has already been made.
    if (current !== undefined && isDeepStrictEqual(current.pricing, pricing)) return current;
    const version = (current?.version ?? 0) + 1;
    if (over !== undefined && over !== version - 1) throw new PricingConflictError(version - 1);
    const row = { version, savedAt: now().toISOString(), note, pricing };
    await on.put('pricingVersions', row);
    return row;
  };
  const order = {
    columns: [sql`t.key`],
    direction: 'descending',
    placeOf: ({ version }: Pick<PricingVersion, 'version'>) => [String(version)],
  } as const;
  return {
    begin: (starter) =>
      database.change([turns.pricing], async (on) => {
        if (((await on.value(NEWEST)) ?? null) === null) await saveIn(on, starter);
      }),
    async current() {
      const row = await database.read(currentOf);
      if (row === undefined) throw new StoreUnavailableError('There is no pricing document yet.');
      return row;
    },
    async version(number) {
      if (!Number.isInteger(number) || number < 1 || number > MOST) return undefined;
      return database.read((on) => on.find('pricingVersions', number));
    },
    list: (page) =>
      database.read((on) =>
        pageOf(order, page, async (rest, isAfter) => {
          const rows = await on.where('pricingVersions', sql`where ${isAfter} ${rest}`);
          return rows.map(({ version, savedAt, note }) => ({ version, savedAt, note }));
        }),
      ),
    save: (pricing, options) =>
      database.change([turns.pricing], (on) => saveIn(on, pricing, options)),
  };
}
