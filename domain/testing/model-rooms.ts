import fc from 'fast-check';
import { buildRoom, type RoomChoices } from '#domain/room/geometry/room';
import type { InsideChoices } from '#domain/room/scene/inside/draw-inside';
import type { ShellMeasures } from '#domain/room/geometry/walls';
import type { Detail } from '#domain/room/model/mesh';
import { starterPricing } from '#domain/design/pricing/starter';
import { pricedChoices } from './arbitraries';
import { shapedRoom } from './rooms';

/** A room of any size, and openings with any finishes and features, in much detail or in little. */
export const anyRoom = fc
  .tuple(shapedRoom, pricedChoices, fc.constantFrom<Detail>('full', 'phone'))
  .map(([{ shell, choices }, { finishes, features }, detail]) => ({
    room: buildRoom(shell, { ...choices, finishes }),
    choices: { roomType: choices.roomType, finishes, features } satisfies InsideChoices,
    detail,
  }));

/** One that has space between its walls: lists of sizes may have others. */
export const roomWithSpace = anyRoom.filter(
  ({ room: { width, depth, wallThickness } }) => Math.min(width, depth) > 2 * wallThickness + 0.05,
);

/** A room of a size that is sold, with openings anywhere. */
export const soldRoom: fc.Arbitrary<Example> = fc
  .tuple(shapedRoom, pricedChoices, fc.constantFrom(...starterPricing.shellSizes))
  .map(([{ choices }, { finishes, features }, { width, depth }]) => ({
    shell: { width, depth },
    choices: { ...choices, finishes, features },
  }));

interface Example {
  readonly shell: ShellMeasures;
  readonly choices: RoomChoices & InsideChoices;
}

/** A cedar room of 4 by 3 m with one window and one door, and all that is electric. */
export const plainRoom: Example = {
  shell: { width: 4, depth: 3 },
  choices: {
    roomType: 'garden-room',
    windows: 1,
    doors: 1,
    patioGlass: false,
    features: ['full-electrics', 'air-conditioning'],
    finishes: {
      cladding: 'cedar',
      roofing: 'standard-felt',
      interior: 'plasterboard-skim',
      foundation: 'concrete-slab',
    },
  },
};

/** The largest size there is with every opening, and the finishes with the most boards and plants. */
export const largestRoom: Example = {
  shell: { width: 8, depth: 6 },
  choices: {
    ...plainRoom.choices,
    windows: 10,
    doors: 5,
    patioGlass: true,
    finishes: {
      cladding: 'composite',
      roofing: 'living-roof',
      interior: 'tongue-groove',
      foundation: 'easy-support-pads',
    },
  },
};
