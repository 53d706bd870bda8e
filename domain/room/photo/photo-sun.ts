import type { RoomSun } from '#domain/room/sun/room-sun';
import { sunAt, type PlaceOnEarth } from '#domain/room/sun/sun-position';
import type { PhotoCamera } from './photo-camera';

/** The sun over a photographed garden, as whoever took the photograph saw it. Radians. */
export interface PhotoSun {
  /** Clockwise from straight ahead, seen from above: π is behind the photographer. */
  readonly aside: number;
  /** Above the horizon; below 0 when it has set. */
  readonly altitude: number;
}

/** When a photograph was taken, and where to. */
export interface Taken {
  readonly moment: Date;
  /** Degrees clockwise from north; null where the photograph does not say. */
  readonly heading: number | null;
}

/** A summer's afternoon, from behind the photographer's left. */
const USUAL: PhotoSun = { aside: (215 * Math.PI) / 180, altitude: 0.75 };

/** Just set: the light of a dark photograph that says no hour. Radians. */
const DUSK = -0.03;

/** Nobody photographs a garden later: the camera's clock is wrong. Radians below the horizon. */
const LATEST = -0.14;

/**
 * The sun as the photograph says it; what it does not say is that of a summer's afternoon.
 *
 * @param place the sky's
 */
export function sunOfPhoto(taken: Taken | null, place: PlaceOnEarth): PhotoSun {
  if (taken === null) return USUAL;
  const { altitude, bearing } = sunAt(taken.moment, place);
  if (altitude < LATEST) return USUAL;
  const { heading } = taken;
  const aside = heading === null ? USUAL.aside : bearing - (heading * Math.PI) / 180;
  return { aside, altitude };
}

/** The usual sun for a garden that is so dark that it must have set. */
export function setSun(sun: PhotoSun): PhotoSun {
  return { ...sun, altitude: Math.min(sun.altitude, DUSK) };
}

/** The garden's sun as the room sees it: however the room is turned, the sun stays over its garden. */
export function sunOnRoom({ aside, altitude }: PhotoSun, { turned }: PhotoCamera): RoomSun {
  const azimuth = turned - aside + Math.PI;
  return { altitude, azimuth: Math.atan2(Math.sin(azimuth), Math.cos(azimuth)) };
}
