import type { PricingConfiguration } from '#domain/room/options/configuration';
import { POUNDS_PER_SQUARE_METRE, starterPricing } from './starter';

/**
 * The prices used until live pricing has loaded: the "Builder fallback defaults" of specification §9,
 * which match the starter document except for room types, which have other multipliers, and for shells,
 * which cost their area times £1,200. A choice made
 * early is still there when live prices arrive.
 */
export const fallbackPricing: PricingConfiguration = {
  ...starterPricing,
  roomTypeMultipliers: { 'garden-room': 1, office: 1.1, extension: 1.3, 'dual-purpose': 1.15 },
  shellSizes: starterPricing.shellSizes.map((size) => ({
    ...size,
    basePrice: Math.round(size.area * POUNDS_PER_SQUARE_METRE),
  })),
};
