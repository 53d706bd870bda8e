import type { PricingConfiguration } from '#domain/room/options/configuration';
import type { FeatureId } from './option-ids';

/** The amount in the price list that a feature costs; 'included' for features every room has. */
type FeaturePrice =
  | 'included'
  | { readonly in: 'features'; readonly key: keyof PricingConfiguration['features'] }
  | { readonly in: 'fixedComponents'; readonly key: keyof PricingConfiguration['fixedComponents'] };

/** A feature with everything there is to say about it. */
export interface Feature {
  readonly label: string;
  /** A sentence for its card in the builder. */
  readonly description: string;
  /**
   * While this amount is missing from the price list the feature is not offered: none is free by
   * omission.
   */
  readonly price: FeaturePrice;
  /** What is seen of it in the room (scene/inside/fittings.ts). */
  readonly fitting?: 'pipes in the floor' | 'lights and sockets' | 'unit on the wall';
  /** Its letter in share links, never changed: see sharing/share-letters.ts. */
  readonly shareLetter: string;
}

/** Specification §9 says which amount of the price list prices each feature. */
export const FEATURES: Readonly<Record<FeatureId, Feature>> = {
  'premium-insulation': {
    label: 'Premium insulation',
    description: '125\u00a0mm of PIR in floor, walls and roof. Every room has it.',
    // "premium-insulation adds nothing", whatever amount the price list has for it.
    price: 'included',
    shareLetter: 'i',
  },
  'underfloor-heating': {
    label: 'Underfloor heating',
    description: 'An even, quiet warmth, and every wall stays free.',
    price: { in: 'features', key: 'underfloor-heating' },
    fitting: 'pipes in the floor',
    shareLetter: 'h',
  },
  'full-electrics': {
    label: 'Full electrics',
    description:
      'Sockets, switches and lights, on a board of their own. Without it: no sockets, no lights.',
    price: { in: 'fixedComponents', key: 'electricPack' },
    fitting: 'lights and sockets',
    shareLetter: 'e',
  },
  'air-conditioning': {
    label: 'Air conditioning',
    description: 'Cools in July, heats in January.',
    price: { in: 'fixedComponents', key: 'airConditioning' },
    fitting: 'unit on the wall',
    shareLetter: 'a',
  },
};

/** "Underfloor heating" for 'underfloor-heating'. */
export function featureLabel(id: FeatureId): string {
  return FEATURES[id].label;
}
