import { isDeepStrictEqual } from 'node:util';
import type { Database } from '#server/stores/database/database';
import { PricingConflictError, StoreUnavailableError } from '#server/stores/ports';
import type { PricingStore } from '#server/stores/ports';
import type { PricingVersion } from '#server/stores/records';
import { Listing } from './listing';

/** The pricing versions in a database. */
export function pricingStore(database: Database, now: () => Date): PricingStore {
  // Padded to the same length, numbers sort in the right order as text.
  const listing = new Listing<PricingVersion>(
    ({ version }) => [String(version).padStart(16, '0'), ''],
    'descending',
  );
  const save: PricingStore['save'] = (pricing, { note = '', over } = {}) =>
    database.commit((view) => {
      const current = view.list('pricingVersions').at(-1);
      // A save repeated because its answer was lost has already been made.
      if (current !== undefined && isDeepStrictEqual(current.pricing, pricing)) {
        return { effects: [], result: current };
      }
      const version = (current?.version ?? 0) + 1;
      if (over !== undefined && over !== version - 1) throw new PricingConflictError(version - 1);
      const row: PricingVersion = { version, savedAt: now().toISOString(), note, pricing };
      return { effects: [{ put: 'pricingVersions', row }], result: row };
    });
  return {
    async begin(starter) {
      if (database.read().count('pricingVersions') === 0) await save(starter);
    },
    async current() {
      const newest = database.read().list('pricingVersions').at(-1);
      if (newest === undefined)
        throw new StoreUnavailableError('There is no pricing document yet.');
      return newest;
    },
    async version(number) {
      return database.read().find('pricingVersions', String(number));
    },
    async list(page) {
      const { rows, next } = listing.page(database.read().list('pricingVersions'), page);
      return { rows: rows.map(({ version, savedAt, note }) => ({ version, savedAt, note })), next };
    },
    save,
  };
}
