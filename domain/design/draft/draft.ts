import * as z from 'zod/mini';
import { placementSchema } from '#domain/room/geometry/openings/placement';
import { featureIdSchema, finishesSchema } from '#domain/room/options/option-ids';
import { roomTypeIdSchema } from '#domain/room/options/room-types';

/** The number of openings a room may have (specification §5). */
export const LIMITS = { windows: { min: 0, max: 10 }, doors: { min: 1, max: 5 } } as const;

const windowsMessage = `Windows must be a whole number from ${LIMITS.windows.min} to ${LIMITS.windows.max}`;
const doorsMessage = `Doors must be a whole number from ${LIMITS.doors.min} to ${LIMITS.doors.max}`;

export const windowsSchema = z
  .int(windowsMessage)
  .check(
    z.minimum(LIMITS.windows.min, windowsMessage),
    z.maximum(LIMITS.windows.max, windowsMessage),
  );

export const doorsSchema = z
  .int(doorsMessage)
  .check(z.minimum(LIMITS.doors.min, doorsMessage), z.maximum(LIMITS.doors.max, doorsMessage));

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

export const patioGlassSchema = z.boolean('Patio glass is either chosen or not');

/** What a visitor has chosen so far (specification §3, "Builder draft"). */
export const draftSchema = z.object(
  {
    roomType: z.nullable(roomTypeIdSchema),
    shellSizeId: z.nullable(shellSizeIdSchema),
    windows: windowsSchema,
    doors: doorsSchema,
    patioGlass: patioGlassSchema,
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
  windows: 0,
  doors: 1,
  patioGlass: false,
  features: [],
  finishes: {
    cladding: 'standard-timber',
    roofing: 'standard-felt',
    interior: 'plasterboard-skim',
    foundation: 'concrete-slab',
  },
};
