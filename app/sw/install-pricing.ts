import { fetchPricing } from '#app/api/pricing';
import { wouldUpgrade } from '#app/offline/storage/database';
import { savePricingCopy } from '#app/offline/copies/pricing-copy';

/** A server that does not answer must not keep the pages from being installed. */
const PATIENCE_MS = 10_000;

/**
 * Puts the live pricing into IndexedDB while the worker installs, so that the builder has real
 * prices without a connection after one visit to any page. An update leaves a database alone that it
 * would have to upgrade: until its visitor consents, pages of the version before keep their drafts there.
 *
 * @throws what the fetch or the storage throws; the builder fetches the pricing again anyway
 */
export async function installPricing(): Promise<void> {
  if (await wouldUpgrade()) return;
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
  try {
    await savePricingCopy(await fetchPricing(patience.signal));
  } finally {
    clearTimeout(timer);
  }
}
