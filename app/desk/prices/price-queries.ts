import { queryOptions } from '@tanstack/react-query';
import { fetchPricing } from '#app/api/pricing';
import { fetchPricingVersion, fetchPricingVersions } from '#app/api/desk/save-pricing';
import { asAdmin } from '#app/desk/frame/sign-in/sign-in-again';

/** The live prices straight from the server: this device's copy will not do here. */
export const livePricing = queryOptions({
  queryKey: ['admin', 'pricing'],
  queryFn: ({ signal }) => fetchPricing(signal),
  refetchOnMount: 'always',
});

/** Every saved pricing without its prices, newest first. */
export const pricingVersions = queryOptions({
  queryKey: ['admin', 'pricing-versions'],
  queryFn: ({ signal }) => asAdmin(() => fetchPricingVersions(signal)),
  refetchOnMount: 'always',
});

/** One saved pricing, which never changes. */
export function pricingVersion(version: number) {
  return queryOptions({
    queryKey: ['admin', 'pricing-versions', version],
    queryFn: ({ signal }) => asAdmin(() => fetchPricingVersion(version, signal)),
  });
}
