import * as z from 'zod/mini';

/** Optional features, in the order in which they are offered and priced (specification §3). */
export const FEATURE_IDS = [
  'premium-insulation',
  'underfloor-heating',
  'full-electrics',
  'air-conditioning',
] as const;

export const featureIdSchema = z.enum(FEATURE_IDS, 'Choose features from the list');

export type FeatureId = z.infer<typeof featureIdSchema>;

const FEATURE_LABELS: Record<FeatureId, string> = {
  'premium-insulation': 'Premium insulation',
  'underfloor-heating': 'Underfloor heating',
  'full-electrics': 'Full electrics',
  'air-conditioning': 'Air conditioning',
};

export const FINISH_CATEGORIES = ['cladding', 'roofing', 'interior', 'foundation'] as const;

export type FinishCategory = (typeof FINISH_CATEGORIES)[number];

/**
 * Every known finish, in display order; the first of each category is the standard one.
 * rubber-membrane, living-roof, tongue-groove and luxury-finish are offered only while the
 * pricing document carries them (`offeredFinishes` in pricing/finish-price.ts).
 */
export const FINISH_OPTIONS = {
  cladding: ['standard-timber', 'composite', 'cedar'],
  roofing: [
    'standard-felt',
    'shingle',
    'galvanized-steel',
    'solar-panels',
    'rubber-membrane',
    'living-roof',
  ],
  interior: [
    'plasterboard-skim',
    'plaster-feature-wall',
    'acoustic-panels',
    'tongue-groove',
    'luxury-finish',
  ],
  foundation: ['concrete-slab', 'easy-support-pads', 'no-foundation'],
} as const satisfies Record<FinishCategory, readonly string[]>;

/** One choice in each finish category. */
export const finishesSchema = z.object({
  cladding: z.enum(FINISH_OPTIONS.cladding, 'Choose a cladding from the list'),
  roofing: z.enum(FINISH_OPTIONS.roofing, 'Choose a roofing from the list'),
  interior: z.enum(FINISH_OPTIONS.interior, 'Choose an interior from the list'),
  foundation: z.enum(FINISH_OPTIONS.foundation, 'Choose a foundation from the list'),
});

export type Finishes = z.infer<typeof finishesSchema>;

/** The ids of one category, or of all of them: `FinishId<'cladding'>`, `FinishId`. */
export type FinishId<C extends FinishCategory = FinishCategory> = Finishes[C];

const FINISH_LABELS: Record<FinishId, string> = {
  'standard-timber': 'Standard timber',
  composite: 'Composite',
  cedar: 'Cedar',
  'standard-felt': 'Standard felt',
  shingle: 'Shingle',
  'galvanized-steel': 'Galvanised steel',
  'solar-panels': 'Solar panels',
  'rubber-membrane': 'Rubber membrane',
  'living-roof': 'Living roof',
  'plasterboard-skim': 'Plasterboard and skim',
  'plaster-feature-wall': 'Plaster feature wall',
  'acoustic-panels': 'Acoustic panels',
  'tongue-groove': 'Tongue and groove',
  'luxury-finish': 'Luxury finish',
  'concrete-slab': 'Concrete slab',
  'easy-support-pads': 'Easy support pads',
  'no-foundation': 'No foundation',
};

const CATEGORY_LABELS: Record<FinishCategory, string> = {
  cladding: 'Cladding',
  roofing: 'Roofing',
  interior: 'Interior',
  foundation: 'Foundation',
};

/** "Underfloor heating" for 'underfloor-heating'. */
export function featureLabel(id: FeatureId): string {
  return FEATURE_LABELS[id];
}

/** "Roofing" for 'roofing'. */
export function finishCategoryLabel(category: FinishCategory): string {
  return CATEGORY_LABELS[category];
}

/** "Cedar" for ('cladding', 'cedar'). */
export function finishLabel<C extends FinishCategory>(_category: C, id: FinishId<C>): string {
  return FINISH_LABELS[id];
}
