import { fetchPricing } from '#app/api/pricing';
import { wouldUpgrade } from '#app/offline/storage/database';
import { savePricingCopy } from '#app/offline/copies/pricing-copy';

/** A server that does not answer must not block the install. */
const PATIENCE_MS = 10_000;

/**
 * Stores the live pricing in IndexedDB while the worker installs, so that the builder has real prices
 * offline after one visit to any page. Skipped when it would upgrade the database: until the visitor
 * consents, pages of the previous version keep their drafts there.
 *
 * @throws whatever the fetch or the storage throws; the builder fetches the pricing again anyway
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
