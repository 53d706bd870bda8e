import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { PricingSnapshot } from '#domain/order/contracts/pricing-snapshot';
import { fetchPricing } from '#app/api/pricing';
import { loadPricingCopy, savePricingCopy } from '#app/offline/copies/pricing-copy';
import { loadPricing } from './load-pricing';
import { PRICING_IS_COPY_KEY, PRICING_KEY } from './pricing-key';

/**
 * The pricing snapshot: live, or this device's copy while the network is slow or down. Fails only on a
 * first visit without a connection; prices then come from `fallbackPricing`.
 */
export const pricingQuery = queryOptions({
  queryKey: PRICING_KEY,
  queryFn: ({ signal, client }) =>
    loadPricing({
      network: () => fetchPricing(signal),
      readCopy: loadPricingCopy,
      saveCopy: async (snapshot) => {
        client.setQueryData(PRICING_IS_COPY_KEY, false);
        // Adding the same listener twice has no effect.
        addEventListener('online', renewCopy);
        await savePricingCopy(snapshot);
      },
      shown: () => client.getQueryData<PricingSnapshot>(PRICING_KEY),
      onOlder: () => {
        client.setQueryData(PRICING_IS_COPY_KEY, true);
        addEventListener('online', () => askAgain(client), { once: true });
      },
      onLate: (snapshot) => client.setQueryData(PRICING_KEY, snapshot),
    }),
});

/** The prices on screen stay put for the life of the page; the offline copy follows the server. */
async function renewCopy() {
  try {
    const snapshot = await fetchPricing();
    await savePricingCopy(snapshot);
  } catch {
    // Best effort: the copy only matters for the next offline visit.
  }
}

function askAgain(client: QueryClient) {
  void client.invalidateQueries({ queryKey: PRICING_KEY });
}
