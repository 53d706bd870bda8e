import type { PricingConfiguration } from './configuration';
import { POUNDS_PER_SQUARE_METRE, starterPricing } from './starter';

/**
 * What the builder shows before live pricing has loaded: the "Builder fallback defaults" of
 * specification §9, which are those of the starter document but for the shells: one costs its area
 * times £1,200. A choice made early is still there when live prices arrive.
 */
export const fallbackPricing: PricingConfiguration = {
  ...starterPricing,
  shellSizes: starterPricing.shellSizes.map((size) => ({
    ...size,
    basePrice: Math.round(size.area * POUNDS_PER_SQUARE_METRE),
  })),
};
