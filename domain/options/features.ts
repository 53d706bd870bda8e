import type { PricingConfiguration } from '#domain/pricing/configuration';
import type { FeatureId } from './option-ids';

/** Which amount of the price list a feature costs; 'included' for what every room has. */
type FeaturePrice =
  | 'included'
  | { readonly in: 'features'; readonly key: keyof PricingConfiguration['features'] }
  | { readonly in: 'fixedComponents'; readonly key: keyof PricingConfiguration['fixedComponents'] };

/** A feature: all there is to say of it. */
export interface Feature {
  readonly label: string;
  /** A sentence for its card in the builder. */
  readonly description: string;
  /** While the price list lacks this amount the feature is not offered: none is free by being forgotten. */
  readonly price: FeaturePrice;
  /** Its letter in share links, for ever: see sharing/share-letters.ts. */
  readonly shareLetter: string;
}

/** Specification §9 says from which amount of the price list each feature is priced. */
export const FEATURES: Readonly<Record<FeatureId, Feature>> = {
  'premium-insulation': {
    label: 'Premium insulation',
    description: '125\u00a0mm of PIR in floor, walls and roof.',
    // "premium-insulation adds nothing", whatever amount the price list has for it.
    price: 'included',
    shareLetter: 'i',
  },
  'underfloor-heating': {
    label: 'Underfloor heating',
    description: 'An even, quiet warmth, and every wall stays free.',
    price: { in: 'features', key: 'underfloor-heating' },
    shareLetter: 'h',
  },
  'full-electrics': {
    label: 'Full electrics',
    description: 'Sockets, switches and lights, wired to a board of their own.',
    price: { in: 'fixedComponents', key: 'electricPack' },
    shareLetter: 'e',
  },
  'air-conditioning': {
    label: 'Air conditioning',
    description: 'Cools in July, heats in January.',
    price: { in: 'fixedComponents', key: 'airConditioning' },
    shareLetter: 'a',
  },
};

/** "Underfloor heating" for 'underfloor-heating'. */
export function featureLabel(id: FeatureId): string {
  return FEATURES[id].label;
}
