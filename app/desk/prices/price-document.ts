import { fetchPricing } from '#app/api/pricing';
import { fetchPricingVersion, fetchPricingVersions, savePricing } from '#app/api/desk/save-pricing';
import type { DeskDocument } from '#app/desk/frame/document/desk-document';
import type { DocumentEditor } from '#app/desk/frame/document/use-document';
import { asAdmin } from '#app/desk/frame/sign-in/sign-in-again';
import { withOnePrice } from '#domain/design/pricing/one-price';
import type { PricingConfiguration } from '#domain/room/options/configuration';
import { fieldKeys } from './fields/price-fields';
import { pricingChanges } from './pricing-changes';

/** Every saved pricing without its prices, newest first. */
export const pricingVersions = {
  queryKey: ['admin', 'pricing-versions'],
  queryFn: ({ signal }: { signal: AbortSignal }) => asAdmin(() => fetchPricingVersions(signal)),
  refetchOnMount: 'always',
} as const;

/** One saved pricing, which never changes. */
export function pricingVersion(version: number) {
  return {
    queryKey: [...pricingVersions.queryKey, version],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      asAdmin(() => fetchPricingVersion(version, signal)),
  };
}

/** The prices as a document of the desk. */
export const PRICES: DeskDocument<PricingConfiguration, PricingConfiguration> = {
  what: 'prices',
  // Straight from the server: this device's copy will not do here.
  live: {
    queryKey: ['admin', 'pricing'],
    queryFn: async ({ signal }) => {
      const { version, pricing } = await fetchPricing(signal);
      return { revision: version, value: pricing };
    },
    refetchOnMount: 'always',
  },
  shownBy: [{ queryKey: pricingVersions.queryKey, exact: true }],
  save: async ({ revision, note, value }) => {
    const saved = await asAdmin(() => savePricing({ pricing: value, note, over: revision }));
    return { revision: saved.version, value };
  },
  // What is typed is a number, or becomes 0 (specification §5).
  editOf: (value) => value,
  valueOf: (edit) => edit,
  changes: pricingChanges,
  settled: withOnePrice,
  fieldErrors: fieldKeys,
};

export type PriceEditor = DocumentEditor<PricingConfiguration, PricingConfiguration>;
