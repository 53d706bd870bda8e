import { getPosition, getTimes } from 'suncalc';
import type { Town } from '#domain/place/coverage/county-towns';
import { ukMoment } from '#domain/order/calendar/uk-clock';

/** Where the sun is seen. Radians. */
export interface SkySun {
  /** Above the horizon as it is seen, lifted by the air (refraction); below 0 at night. */
  readonly altitude: number;
  /** Clockwise from north. */
  readonly bearing: number;
}

const DEGREE = Math.PI / 180;

/** The sun over a town at a moment, within 0.1° of published tables (decision 0054). */
export function sunAt(moment: Date, { latitude, longitude }: Town): SkySun {
  const { altitude, azimuth } = getPosition(moment, latitude, longitude);
  return { altitude: altitude * DEGREE, bearing: azimuth * DEGREE };
}

/** Sunrise and sunset on a day, in minutes after midnight by an English clock. */
export function daylight(day: Date, { latitude, longitude }: Town): { from: number; to: number } {
  const { sunrise, sunset } = getTimes(ukMoment(day, 12 * 60), latitude, longitude);
  const byClock = (moment: Date | null) =>
    moment ? (moment.getTime() - ukMoment(day, 0).getTime()) / 60_000 : 12 * 60;
  return { from: byClock(sunrise), to: byClock(sunset) };
}
