import type { PricingConfiguration } from '#domain/room/options/configuration';
import { starterPricing } from '#domain/design/pricing/starter';

/** A list saved before underfloor heating existed: stored lists lack later additions. */
export const withoutHeating: PricingConfiguration = JSON.parse(
  JSON.stringify(starterPricing, (key, value: unknown) =>
    key === 'underfloor-heating' ? undefined : value,
  ),
);
