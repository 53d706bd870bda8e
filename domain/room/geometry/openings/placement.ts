import * as z from 'zod/mini';
import { wallSideSchema } from '#domain/room/geometry/walls';

/** The kinds of opening, in the order they are placed. */
export const OPENING_KINDS = ['patio', 'door', 'window'] as const;

const openingKindSchema = z.enum(OPENING_KINDS, 'An opening is a window, a door or patio glass');

export type OpeningKind = z.infer<typeof openingKindSchema>;

const atMessage = 'Give the distance from the left end of the wall in metres';

/**
 * The position of one opening: `at` is its left edge, in metres from the left end of the wall as seen
 * from outside, facing it. Its size depends on its kind (opening-sizes.ts).
 */
const openingSchema = z.object(
  {
    kind: openingKindSchema,
    wall: wallSideSchema,
    at: z.number(atMessage).check(z.nonnegative(atMessage)),
  },
  'Give each opening its kind, wall and distance',
);

export type Opening = z.infer<typeof openingSchema>;

/** Ten windows, five doors and patio glass (specification §5). */
const MOST_OPENINGS = 16;

/** Openings placed by hand. The first of a kind is its number 1, and so on. */
export const placementSchema = z
  .array(openingSchema, 'Give the placement as a list of openings')
  .check(z.maxLength(MOST_OPENINGS, `Place at most ${MOST_OPENINGS} openings`));

export type Placement = z.infer<typeof placementSchema>;
