import { featureLabel } from '#domain/room/options/features';
import { FEATURE_IDS, type FeatureId } from '#domain/room/options/option-ids';
import type { PricingConfiguration } from '#domain/room/options/configuration';
import { isIncluded } from '#domain/design/pricing/feature-price';

/** A row of "Popular Extras & Upgrades": pounds, or null for features every building has. */
export type ExtraRow = {
  readonly id: FeatureId;
  readonly label: string;
  readonly price: number | null;
};

/**
 * The extras in the live price list, from its features map only (specification §3). Features every room
 * has say "Included" and come last.
 */
export function extraRows(features: PricingConfiguration['features']): ExtraRow[] {
  const rows = FEATURE_IDS.flatMap((id) => {
    const price = features[id];
    if (price === undefined) return [];
    return [{ id, label: featureLabel(id), price: isIncluded(id) ? null : price }];
  });
  return [
    ...rows.filter(({ price }) => price !== null),
    ...rows.filter(({ price }) => price === null),
  ];
}
