import type { Area } from '#domain/room/furniture/area';
import { PIECES } from '#domain/room/furniture/pieces';
import type { PlacedPiece } from '#domain/room/furniture/placed-piece';
import type { Room } from '#domain/room/geometry/room';
import { asSeenFrom } from './room-sun';
import { sunAt, type PlaceOnEarth, type SkySun } from './sun-position';
import { sunlightIn, type Sunlight } from './sunlight';
import { ukMoment } from '#domain/text/uk-clock';

/** Minutes after midnight, by an English clock. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Direct sun through one opening: hours a day, the mean of a year. */
interface Brought {
  /** The opening's id. */
  readonly opening: string;
  readonly inRoom: number;
  readonly onDesk: number;
}

/** A clear-sky year, in hours of direct sun a day. */
export interface SunYear {
  /** On the desk: the mean of each month, from January; all 0 without a desk. */
  readonly months: readonly number[];
  readonly openings: readonly Brought[];
}

/** Where the sun stands through a year, for `sunYear`: by month, one list of moments. */
export type YearOfSun = readonly (readonly SkySun[])[];

/** Lower sun is not counted: fences and neighbours hide it. Radians (5°). */
const LOWEST = (5 * Math.PI) / 180;

const MINUTE = 60_000;
/** Minutes between two looks at one day, and at a year. */
const [DAY_STEP, YEAR_STEP] = [5, 20];
/** The days of each month that are looked at. */
const DAYS = [6, 16, 26];
/** Minutes UTC between which the sun may be up in England. */
const [EARLIEST, LATEST] = [3 * 60, 21 * 60];

/** When direct sun reaches any part of a desk on a day, from morning to evening. */
export function sunOnDesk(
  room: Room,
  desk: Area,
  { day, north, town }: { day: Date; north: number; town: PlaceOnEarth },
): Stretch[] {
  const cast = sunlightIn(room);
  const midnight = ukMoment(day, 0).getTime();
  const stretches: { from: number; to: number }[] = [];
  for (let from = 0; from < 24 * 60; from += DAY_STEP) {
    const sky = sunAt(new Date(midnight + (from + DAY_STEP / 2) * MINUTE), town);
    if (sky.altitude < LOWEST) continue;
    if (cast(asSeenFrom(north, sky), deskLevel(room), desk).length === 0) continue;
    const last = stretches.at(-1);
    if (last?.to === from) last.to += DAY_STEP;
    else stretches.push({ from, to: from + DAY_STEP });
  }
  return stretches;
}

/** The year that is looked at for all years: from one to the next the sun moves by less than its own width. */
const YEAR = 2026;

/** The sun over a town through a year, or in some of its months; the same for all its rooms. */
export function yearOfSun(
  town: PlaceOnEarth,
  months: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
): YearOfSun {
  const looks = (LATEST - EARLIEST) / YEAR_STEP;
  return months.map((month) =>
    DAYS.flatMap((day, index) =>
      // Not at the same minutes each day: together they look more often.
      Array.from({ length: looks }, (_each, n) => {
        const minutes = EARLIEST + (n + (index + 0.5) / DAYS.length) * YEAR_STEP;
        return sunAt(new Date(Date.UTC(YEAR, month, day) + minutes * MINUTE), town);
      }).filter(({ altitude }) => altitude >= LOWEST),
    ),
  );
}

/** Where the sun's hours on a desk are counted; null without one. Of several it is the one placed first. */
export function deskIn(pieces: readonly PlacedPiece[]): Area | null {
  return pieces.find(({ kind }) => kind === 'desk')?.area ?? null;
}

/** Hours of direct sun a day on a desk, by month, as `sunYear` counts them without the openings. */
export function deskSun(
  room: Room,
  desk: Area,
  { sun, north }: { sun: YearOfSun; north: number },
): number[] {
  const cast = sunlightIn(room);
  const level = deskLevel(room);
  return sun.map((moments) => {
    const lit = moments.filter((sky) => cast(asSeenFrom(north, sky), level, desk).length > 0);
    return aDay(lit.length, DAYS.length);
  });
}

/** Hours of direct sun a day, through a year, on a desk and through each opening. */
export function sunYear(
  room: Room,
  desk: Area | null,
  { sun, north }: { sun: YearOfSun; north: number },
): SunYear {
  const cast = sunlightIn(room);
  const counts = new Map(room.openings.map(({ id }) => [id, { inRoom: 0, onDesk: 0 }]));
  const months = sun.map((moments) => {
    let lit = 0;
    for (const sky of moments) {
      const seen = asSeenFrom(north, sky);
      count(cast(seen, room.floorLevel), (id) => add(counts.get(id), 'inRoom'));
      const onDesk = desk ? cast(seen, deskLevel(room), desk) : [];
      count(onDesk, (id) => add(counts.get(id), 'onDesk'));
      if (onDesk.length > 0) lit += 1;
    }
    return aDay(lit, DAYS.length);
  });
  const openings = [...counts].map(([opening, { inRoom, onDesk }]) => ({
    opening,
    inRoom: aDay(inRoom, DAYS.length * sun.length),
    onDesk: aDay(onDesk, DAYS.length * sun.length),
  }));
  return { months, openings };
}

function deskLevel({ floorLevel }: Room): number {
  return floorLevel + PIECES.desk.high;
}

/** Calls back once for each opening that lets this light in. */
function count(lit: readonly Sunlight[], note: (opening: string) => void) {
  for (const id of new Set(lit.map(({ opening }) => opening))) note(id);
}

function add(count: { inRoom: number; onDesk: number } | undefined, to: 'inRoom' | 'onDesk') {
  if (count) count[to] += 1;
}

/** Hours a day from looks over so many days. */
function aDay(looks: number, days: number): number {
  return (looks * YEAR_STEP) / 60 / days;
}
