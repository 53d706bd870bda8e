import { isDeepStrictEqual } from 'node:util';
import type { Database, ReadableRows, Rows } from '#server/stores/database/database';
import { turns } from '#server/stores/database/turns';
import { PricingConflictError, StoreUnavailableError } from './ports';
import type { PricingStore } from './ports';
import type { PricingVersion } from './records';

/** The largest number that PostgreSQL's `int` has room for. */
const MOST = 2 ** 31 - 1;

/** The pricing versions. Whoever needs the newest asks which it is, so that every process sees it at once. */
export function pricingStore(database: Database, now: () => Date): PricingStore {
  // A version never changes once it is there.
  let newest: PricingVersion | undefined;
  const currentIn = async (on: ReadableRows): Promise<PricingVersion | undefined> => {
    const version = await on.highest('pricingVersions', 'key');
    if (version === undefined) return undefined;
    if (newest?.version !== version) newest = await on.find('pricingVersions', Number(version));
    return newest;
  };
  const saveIn = async (on: Rows, ...[pricing, options = {}]: Parameters<PricingStore['save']>) => {
    const { note = '', over } = options;
    const [current] = await on.list('pricingVersions', {
      order: ['key'],
      isDescending: true,
      limit: 1,
    });
    // A save repeated because its answer was lost has already been made.
    if (current !== undefined && isDeepStrictEqual(current.pricing, pricing)) return current;
    const version = (current?.version ?? 0) + 1;
    if (over !== undefined && over !== version - 1) throw new PricingConflictError(version - 1);
    const row = { version, savedAt: now().toISOString(), note, pricing };
    await on.put('pricingVersions', row);
    return row;
  };
  return {
    begin: (starter) =>
      database.change([turns.pricing], async (on) => {
        if ((await on.count('pricingVersions')) === 0) await saveIn(on, starter);
      }),
    async current() {
      const row = await database.read(currentIn);
      if (row === undefined) throw new StoreUnavailableError('There is no pricing document yet.');
      return row;
    },
    async version(number) {
      if (!Number.isInteger(number) || number < 1 || number > MOST) return undefined;
      return database.read((on) => on.find('pricingVersions', number));
    },
    async list(page) {
      const query = { order: ['key'], isDescending: true } as const;
      const { rows, next } = await database.read((on) => on.page('pricingVersions', query, page));
      return { rows: rows.map(({ version, savedAt, note }) => ({ version, savedAt, note })), next };
    },
    save: (pricing, options) =>
      database.change([turns.pricing], (on) => saveIn(on, pricing, options)),
  };
}
