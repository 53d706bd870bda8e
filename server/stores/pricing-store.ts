import { isDeepStrictEqual } from 'node:util';
import type { PricingConfiguration } from '#domain/pricing/configuration';
import type { Database } from './database';
import { PricingConflictError } from './ports';
import type { PricingStore } from './ports';
import type { PricingVersion } from './records';

/**
 * The pricing versions in a database. An empty database receives `starter` as version 1.
 *
 * @throws {StoreUnavailableError} the starter could not be written.
 */
export async function openPricingStore(
  database: Database,
  starter: PricingConfiguration,
  now: () => Date,
): Promise<PricingStore> {
  const save: PricingStore['save'] = (pricing, { note = '', over } = {}) =>
    database.commit((view) => {
      const current = view.list('pricingVersions').at(-1);
      // Whoever saves once more because the answer was lost has saved already.
      if (current !== undefined && isDeepStrictEqual(current.pricing, pricing)) {
        return { effects: [], result: current };
      }
      const version = (current?.version ?? 0) + 1;
      if (over !== undefined && over !== version - 1) throw new PricingConflictError(version - 1);
      const row: PricingVersion = { version, savedAt: now().toISOString(), note, pricing };
      return { effects: [{ put: 'pricingVersions', row }], result: row };
    });

  if (database.read().count('pricingVersions') === 0) await save(starter);

  return {
    async current() {
      const newest = database.read().list('pricingVersions').at(-1);
      if (newest === undefined) throw new Error('There is no pricing document.');
      return newest;
    },
    async version(number) {
      return database.read().find('pricingVersions', String(number));
    },
    async list() {
      return database.read().list('pricingVersions');
    },
    save,
  };
}
