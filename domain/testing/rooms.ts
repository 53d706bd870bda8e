import fc from 'fast-check';
import { OPENING_KINDS, type Placement } from '#domain/room/geometry/openings/placement';
import type { RoomChoices } from '#domain/room/geometry/room';
import { WALL_SIDES, type ShellMeasures } from '#domain/room/geometry/walls';
import { pricedChoices } from './arbitraries';

/** Shells as an administrator may enter them, in metres: multiples of 0.1, and odd fractions. */
const measure = fc.oneof(
  fc.integer({ min: 20, max: 100 }).map((tenths) => tenths / 10),
  fc.double({ min: 0.1, max: 12, noNaN: true }),
);

const shell: fc.Arbitrary<ShellMeasures> = fc.record({ width: measure, depth: measure });

/** Openings placed without regard to the room. */
const anyPlacement: fc.Arbitrary<Placement> = fc.array(
  fc.record({
    kind: fc.constantFrom(...OPENING_KINDS),
    wall: fc.constantFrom(...WALL_SIDES),
    at: fc.oneof(
      fc.integer({ min: 0, max: 200 }).map((steps) => steps / 20),
      fc.double({ min: 0, max: 100, noNaN: true }),
    ),
  }),
  { maxLength: 16 },
);

/** A shell of any size with any choices, and openings placed by the default rule or anywhere. */
export const shapedRoom: fc.Arbitrary<{ shell: ShellMeasures; choices: RoomChoices }> = fc.record({
  shell,
  choices: fc
    .tuple(pricedChoices, fc.option(anyPlacement, { nil: undefined }))
    .map(([choices, placement]) => ({ ...choices, placement })),
});
