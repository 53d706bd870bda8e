import * as z from 'zod/mini';
import { placementSchema } from '#domain/room/geometry/openings/placement';
import { countsInDraft, countsOf } from '#domain/room/options/counts';
import { featureIdSchema, finishesSchema } from '#domain/room/options/option-ids';
import { roomTypeIdSchema } from '#domain/room/options/room-types';

export const shellSizeIdSchema = z
  .string('Choose a shell size')
  .check(
    z.minLength(1, 'Choose a shell size'),
    z.maxLength(64, 'A shell size id has at most 64 characters'),
  );

/** Each feature at most once. */
export const featuresSchema = z.array(featureIdSchema, 'Give the features as a list').check(
  z.refine((features) => new Set(features).size === features.length, {
    message: 'Choose each feature once',
  }),
);

/** What a visitor has chosen so far (specification §3, "Builder draft"). */
export const draftSchema = z.object(
  {
    roomType: z.nullable(roomTypeIdSchema),
    shellSizeId: z.nullable(shellSizeIdSchema),
    ...countsInDraft,
    features: featuresSchema,
    finishes: finishesSchema,
    /** Openings placed by hand; absent while the default rule places all of them. */
    placement: z.optional(placementSchema),
  },
  'A draft holds the choices of the six steps',
);

export type Draft = z.infer<typeof draftSchema>;

/** The defaults of specification §4. */
export const emptyDraft: Draft = {
  roomType: null,
  shellSizeId: null,
  ...countsOf({}),
  features: [],
  finishes: {
    cladding: 'standard-timber',
    roofing: 'standard-felt',
    interior: 'plasterboard-skim',
    foundation: 'concrete-slab',
  },
};
