import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { PricingSnapshot } from '#domain/contracts/pricing-snapshot';
import { fetchPricing } from '#app/api/pricing';
import { loadPricing } from './load-pricing';
import { PRICING_IS_COPY_KEY, PRICING_KEY } from './pricing-key';

/** The database is no part of the first page's program; it comes when it is needed. */
const loadCopy = () => import('#app/offline/copies/pricing-copy');

/**
 * The pricing snapshot: live, or this device's copy of it while the network is slow or away. Fails
 * only on a first visit without a connection; prices then come from `fallbackPricing`.
 */
export const pricingQuery = queryOptions({
  queryKey: PRICING_KEY,
  queryFn: ({ signal, client }) =>
    loadPricing({
      network: () => askServer(signal),
      readCopy: async () => (await loadCopy()).loadPricingCopy(),
      saveCopy: async (snapshot) => {
        client.setQueryData(PRICING_IS_COPY_KEY, false);
        // The same listener again changes nothing.
        addEventListener('online', renewCopy);
        await (await loadCopy()).savePricingCopy(snapshot);
      },
      shown: () => client.getQueryData<PricingSnapshot>(PRICING_KEY),
      onOlder: () => {
        client.setQueryData(PRICING_IS_COPY_KEY, true);
        addEventListener('online', () => askAgain(client), { once: true });
      },
      onLate: (snapshot) => client.setQueryData(PRICING_KEY, snapshot),
    }),
});

/** Where the browser knows that there is no connection, asking would only fill the console. */
async function askServer(signal: AbortSignal): Promise<PricingSnapshot> {
  if (!navigator.onLine) throw new TypeError('There is no connection');
  return fetchPricing(signal);
}

/** What is shown stays for as long as the page lives; what is kept for the garden follows the server. */
async function renewCopy() {
  try {
    const snapshot = await fetchPricing();
    await (await loadCopy()).savePricingCopy(snapshot);
  } catch {
    // Only a convenience for the next visit without a connection, which can do without.
  }
}

function askAgain(client: QueryClient) {
  void client.invalidateQueries({ queryKey: PRICING_KEY });
}
