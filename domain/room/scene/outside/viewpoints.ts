import type { WallSide } from '#domain/room/geometry/walls';

/** Where somebody stands in the garden and looks at the room. */
export interface Viewpoint {
  /** Degrees; 0 is in front of the front wall, positive is to the right of it. Any value. */
  readonly azimuth: number;
  /** Height of the eye above the ground, in metres. */
  readonly eye: number;
  /** From the middle of the room, in metres; by default as far as suits its size. */
  readonly distance?: number | undefined;
  /** Share of the size at which the room suits the picture; by default all of it. */
  readonly scale?: number | undefined;
  /** Whether nothing grows before the walls, as while openings are moved. */
  readonly clear?: boolean | undefined;
}

/** Almost square on, with a little of the wall beside it: of the front, if that is next to it. Degrees. */
const AZIMUTHS: Readonly<Record<WallSide, number>> = { front: 24, right: 66, back: 204, left: 294 };

/** The named views. */
export const VIEWPOINTS = {
  /** Front and right wall, from a garden path. */
  standard: { azimuth: 34, eye: 1.8 },
  /** From an upper window: the whole roof. */
  roof: { azimuth: 34, eye: 4.9 },
  /** Low and close: what the room stands on. */
  foundation: { azimuth: 50, eye: 1.1, distance: 8.2 },
  /** One wall, with a little of the one beside it. */
  wall: (side: WallSide): Viewpoint => ({
    azimuth: AZIMUTHS[side],
    eye: 2.05,
  }),
} as const satisfies Record<string, Viewpoint | ((side: WallSide) => Viewpoint)>;
