import type { PricingConfiguration } from '#domain/pricing/configuration';
import type { Database } from './database';
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
  const save = (pricing: PricingConfiguration): Promise<PricingVersion> =>
    database.commit(({ pricingVersions }) => {
      const version = (pricingVersions.at(-1)?.version ?? 0) + 1;
      const row: PricingVersion = { version, savedAt: now().toISOString(), note: '', pricing };
      return { changes: [{ kind: 'pricing-version-added', row }], result: row };
    });

  if (database.read().pricingVersions.length === 0) await save(starter);

  return {
    async current() {
      const newest = database.read().pricingVersions.at(-1);
      if (newest === undefined) throw new Error('There is no pricing document.');
      return newest;
    },
    async version(number) {
      return database.read().pricingVersions.find((row) => row.version === number);
    },
    save,
  };
}
