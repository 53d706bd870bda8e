import type { PricingConfiguration } from '#domain/pricing/configuration';
import { starterPricing } from '#domain/pricing/starter';

/** As one that was saved before there was underfloor heating: a stored list lacks what came later. */
export const withoutHeating: PricingConfiguration = JSON.parse(
  JSON.stringify(starterPricing, (key, value: unknown) =>
    key === 'underfloor-heating' ? undefined : value,
  ),
);
