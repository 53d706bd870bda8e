import * as z from 'zod/mini';
import { featurePricesSchema, finishPricesSchema } from '#domain/room/options/option-prices';

/** Optional features, in the order they are offered and priced (specification §3). */
export const FEATURE_IDS = z.keyof(featurePricesSchema).options;

export const featureIdSchema = z.enum(FEATURE_IDS, 'Choose features from the list');

export type FeatureId = z.infer<typeof featureIdSchema>;

export const FINISH_CATEGORIES = z.keyof(finishPricesSchema).options;

export type FinishCategory = (typeof FINISH_CATEGORIES)[number];

const { cladding, roofing, interior, foundation } = finishPricesSchema.shape;

/** Every known finish, in display order; the first of each category is the standard one. */
export const FINISH_OPTIONS = {
  cladding: z.keyof(cladding).options,
  roofing: z.keyof(roofing).options,
  interior: z.keyof(interior).options,
  foundation: z.keyof(foundation).options,
};

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
