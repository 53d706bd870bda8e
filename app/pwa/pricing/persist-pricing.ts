import type { QueryClient } from '@tanstack/react-query';
import { pricingSnapshotSchema } from '#domain/order/contracts/pricing-snapshot';
import { persistQuery } from '#app/pwa/persist-query';
import { PRICING_KEY } from './pricing-key';

/**
 * Keeps the pricing in localStorage, to show at once on the next start; see `persistQuery`.
 *
 * @returns a function that stops it
 */
export function persistPricing(queryClient: QueryClient, storage?: Storage | null): () => void {
  const what = {
    queryKey: PRICING_KEY,
    schema: pricingSnapshotSchema,
    storageKey: 'pricing-query',
    buster: 'pricing-1',
  };
  return persistQuery(queryClient, what, storage);
}
