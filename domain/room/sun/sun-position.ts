import { getPosition, getTimes } from 'suncalc';
import { ukMoment } from '#domain/text/uk-clock';

/** Where one stands, in degrees: north and east are positive. */
export interface PlaceOnEarth {
  readonly latitude: number;
  readonly longitude: number;
}

/** Where the sun is seen. Radians. */
export interface SkySun {
  /** Above the horizon as it is seen, lifted by the air (refraction); below 0 at night. */
  readonly altitude: number;
  /** Clockwise from north. */
  readonly bearing: number;
}

const DEGREE = Math.PI / 180;

/** The sun over a town at a moment, within 0.1° of published tables (decision 0054). */
export function sunAt(moment: Date, { latitude, longitude }: PlaceOnEarth): SkySun {
  const { altitude, azimuth } = getPosition(moment, latitude, longitude);
  return { altitude: altitude * DEGREE, bearing: azimuth * DEGREE };
}

/** Sunrise and sunset on a day, in minutes after midnight by an English clock. */
export function daylight(
  day: Date,
  { latitude, longitude }: PlaceOnEarth,
): { from: number; to: number } {
  const { sunrise, sunset } = getTimes(ukMoment(day, 12 * 60), latitude, longitude);
  const byClock = (moment: Date | null) =>
    moment ? (moment.getTime() - ukMoment(day, 0).getTime()) / 60_000 : 12 * 60;
  return { from: byClock(sunrise), to: byClock(sunset) };
}
