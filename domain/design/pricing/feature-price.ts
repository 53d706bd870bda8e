import { FEATURES } from '#domain/room/options/features';
import { FEATURE_IDS, type FeatureId } from '#domain/room/options/option-ids';
import type { PricingConfiguration } from '#domain/room/options/configuration';
import { NotOfferedError } from './errors';

/** Whether every room has this feature, so that it adds nothing whatever the price list says. */
export function isIncluded(id: FeatureId): boolean {
  return FEATURES[id].price === 'included';
}

/** The features a room has, in display order: those chosen, and those that every room has. */
export function featuresOfRoom(chosen: readonly FeatureId[]): FeatureId[] {
  return FEATURE_IDS.filter((id) => isIncluded(id) || chosen.includes(id));
}

/**
 * What a feature adds to a room, in pounds (specification §9, "Builder price").
 * @throws NotOfferedError when the document does not price it
 */
export function featurePrice(id: FeatureId, pricing: PricingConfiguration): number {
  const amount = amountOf(id, pricing);
  if (amount !== undefined) return amount;
  throw new NotOfferedError('feature', 'features', `The feature "${id}" is not in the price list`);
}

/** The features the document offers, in display order, and what they add in pounds. */
export function offeredFeatures(pricing: PricingConfiguration): { id: FeatureId; price: number }[] {
  return FEATURE_IDS.flatMap((id) => {
    const price = amountOf(id, pricing);
    return price === undefined ? [] : [{ id, price }];
  });
}

function amountOf(id: FeatureId, pricing: PricingConfiguration): number | undefined {
  const { price } = FEATURES[id];
  if (price === 'included') return 0;
  return price.in === 'features' ? pricing.features[price.key] : pricing.fixedComponents[price.key];
}
