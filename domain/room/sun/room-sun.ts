import type { SkySun } from './sun-position';

/** The sun as a room sees it. Radians. */
export interface RoomSun {
  /** Above the horizon as it is seen; below 0 at night. */
  readonly altitude: number;
  /** 0 when it shines straight onto the front wall, positive towards the right wall; -π to π. */
  readonly azimuth: number;
}

const DEGREE = Math.PI / 180;

/**
 * Turns the sky's sun into the room's.
 *
 * @param north degrees clockwise from the direction the back wall faces to north, as on the peg-out sheet
 */
export function asSeenFrom(north: number, { altitude, bearing }: SkySun): RoomSun {
  const azimuth = Math.PI - bearing - north * DEGREE;
  return { altitude, azimuth: Math.atan2(Math.sin(azimuth), Math.cos(azimuth)) };
}

/** The direction towards the sun in the room's axes. */
export type Direction = readonly [across: number, behind: number, above: number];

export function towards({ altitude, azimuth }: RoomSun): Direction {
  const level = Math.cos(altitude);
  return [Math.sin(azimuth) * level, -Math.cos(azimuth) * level, Math.sin(altitude)];
}
