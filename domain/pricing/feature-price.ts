import type { FeatureId } from '#domain/options';
import type { PricingConfiguration } from './configuration';

/**
 * What a feature adds to a room, in pounds, from the place specification §9 names:
 * airConditioning, electricPack and underfloor-heating; premium insulation adds nothing.
 */
export function featurePrice(id: FeatureId, pricing: PricingConfiguration): number {
  switch (id) {
    case 'premium-insulation':
      return 0;
    case 'underfloor-heating':
      return pricing.features['underfloor-heating'];
    case 'full-electrics':
      return pricing.fixedComponents.electricPack;
    case 'air-conditioning':
      return pricing.fixedComponents.airConditioning;
  }
}
