import { getPosition } from 'suncalc';
import type { Town } from '#domain/coverage/county-towns';

/** Where the sun is seen. Radians. */
export interface SkySun {
  /** Above the horizon as it is seen, lifted by the air (refraction); below 0 at night. */
  readonly altitude: number;
  /** Clockwise from north. */
  readonly bearing: number;
}

/** The sun as a room sees it. Radians. */
export interface RoomSun {
  /** Above the horizon as it is seen; below 0 at night. */
  readonly altitude: number;
  /** 0 when it shines straight onto the front wall, positive towards the right wall; -π to π. */
  readonly azimuth: number;
}

const DEGREE = Math.PI / 180;

/** The sun over a town at a moment, within 0.1° of published tables (decision 0054). */
export function sunAt(moment: Date, { latitude, longitude }: Town): SkySun {
  const { altitude, azimuth } = getPosition(moment, latitude, longitude);
  return { altitude: altitude * DEGREE, bearing: azimuth * DEGREE };
}

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
