import fc from 'fast-check';
import { buildRoom, type Room, type RoomChoices } from '#domain/geometry/room';
import type { InsideChoices } from '#domain/scene/inside/draw-inside';
import type { ShellMeasures } from '#domain/geometry/walls';
import { pricedChoices } from './arbitraries';
import { shapedRoom } from './rooms';

/** A room of any size and openings with any finishes and features. */
export const chosenRoom: fc.Arbitrary<{ room: Room; choices: InsideChoices }> = fc
  .tuple(shapedRoom, pricedChoices)
  .map(([{ shell, choices }, { finishes, features }]) => ({
    room: buildRoom(shell, { ...choices, finishes }),
    choices: { roomType: choices.roomType, finishes, features },
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
