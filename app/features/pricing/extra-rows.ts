import { FEATURE_IDS, featureLabel, type FeatureId } from '#domain/options';
import type { PricingConfiguration } from '#domain/pricing/configuration';

/** A row of "Popular Extras & Upgrades": pounds, or null for what every building has. */
export type ExtraRow = {
  readonly id: FeatureId;
  readonly label: string;
  readonly price: number | null;
};

/**
 * The extras of the live price list, from its features map alone (specification §3). Premium
 * insulation adds nothing to a room (§9, Builder price), so it says "Included" and comes last.
 */
export function extraRows(features: PricingConfiguration['features']): ExtraRow[] {
  const rows = FEATURE_IDS.flatMap((id) => {
    const price = features[id];
    if (price === undefined) return [];
    return [{ id, label: featureLabel(id), price: id === 'premium-insulation' ? null : price }];
  });
  return [
    ...rows.filter(({ price }) => price !== null),
    ...rows.filter(({ price }) => price === null),
  ];
}
