import type { FeatureId } from '#domain/room/options/option-ids';
import type { RoomTypeId } from '#domain/room/options/room-types';
import type { PricingConfiguration } from '#domain/room/options/configuration';
import { featurePrice } from '#domain/design/pricing/feature-price';
import { toPence } from '#domain/text/money';
import { shellPence } from '#domain/design/pricing/shell-price';

/** The features the estimator offers, in its order (specification §9). */
export const ESTIMATOR_FEATURE_IDS = [
  'full-electrics',
  'air-conditioning',
  'underfloor-heating',
] as const satisfies readonly FeatureId[];

export type EstimatorFeatureId = (typeof ESTIMATOR_FEATURE_IDS)[number];

/** Pounds beside the checkboxes until live prices have loaded (specification §9, display only). */
const ESTIMATOR_DISPLAY_PRICES: Readonly<Record<EstimatorFeatureId, number>> = {
  'full-electrics': 1500,
  'air-conditioning': 3800,
  'underfloor-heating': 2000,
};

// Specification §9, "Estimator": the assumed openings and the flat extra in pounds.
const LOW = { windows: 1, doors: 1, extra: 1000 };
const HIGH = { windows: 3, doors: 2, extra: 5000 };

export type EstimateChoices = {
  roomType: RoomTypeId;
  shellSizeId: string;
  features: readonly FeatureId[];
};

/** Whole pounds, `min` at most `max`. */
export type Estimate = { min: number; max: number };

/**
 * The estimator's range (specification §9): shell × room multiplier, the selected features, and 1 window,
 * 1 door and £1,000 at the low end or 3 windows, 2 doors and £5,000 at the high end.
 * @throws NotOfferedError when the document has no such shell, or does not price a feature
 */
export function estimate(choices: EstimateChoices, pricing: PricingConfiguration): Estimate {
  const { standardWindow, entranceDoor } = pricing.fixedComponents;
  const features = [...new Set(choices.features)];
  const shared =
    shellPence(choices.roomType, choices.shellSizeId, pricing) +
    features.reduce((sum, id) => sum + toPence(featurePrice(id, pricing)), 0);
  const end = ({ windows, doors, extra }: typeof LOW) => {
    const openings = windows * toPence(standardWindow) + doors * toPence(entranceDoor);
    return Math.floor((shared + openings + toPence(extra) + 50) / 100);
  };
  return { min: end(LOW), max: end(HIGH) };
}

/** The price shown beside an estimator feature: live once loaded, the constant until then. */
export function estimatorFeaturePrice(
  id: EstimatorFeatureId,
  pricing: PricingConfiguration | null,
): number {
  return pricing ? featurePrice(id, pricing) : ESTIMATOR_DISPLAY_PRICES[id];
}
