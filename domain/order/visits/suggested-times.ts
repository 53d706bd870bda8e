import type { FreeDay } from './free-times';
import { minutesOf, ukTimeOf } from './uk-time';

/** As many times as can be offered at once. */
const MOST_TIMES = 12;
const TIMES_A_DAY = 2;
const MOST_DAYS = MOST_TIMES / TIMES_A_DAY;

/** When we like to come on a day without another visit, by a clock in England. */
const LIKED = ['10:00', '14:00'].map(minutesOf);

/** Somewhere in a postcode district, "NN2"; null for nowhere that we know. */
interface Somewhere {
  district: string | null;
}

/** How near the nearest of a day's other visits is. */
export type Nearness = 'district' | 'area' | 'far' | 'none';

const NEAREST_FIRST = ['district', 'area', 'far', 'none'] as const satisfies Nearness[];

/** Some of a day's free starts. */
export interface SuggestedDay extends FreeDay {
  nearness: Nearness;
}

/**
 * At most twelve of the free times, two a day: on the days on which we are in the same postcode district anyway, then in
 * the same area, then anywhere, then on the earliest others. On a day with a visit they are those next to the nearest one.
 *
 * @param days as of `freeTimes`
 * @param visits all that stand, with their districts
 * @returns the days in order
 */
export function suggestedTimes(
  days: readonly FreeDay[],
  visits: readonly ({ start: string } & Somewhere)[],
  garden: Somewhere,
): SuggestedDay[] {
  const ranked = days.map((free) => {
    const [nearest] = visits
      .filter(({ start }) => ukTimeOf(start)?.day === free.day)
      .map(({ start, district }) => ({ start, nearness: nearnessOf(garden, { district }) }))
      .toSorted((one, other) => rankOf(one.nearness) - rankOf(other.nearness));
    const nearness: Nearness = nearest?.nearness ?? 'none';
    const starts = nearest ? nextTo(free.starts, nearest.start) : atLikedTimes(free.starts);
    return { day: free.day, starts, nearness };
  });
  return ranked
    .toSorted((one, other) => rankOf(one.nearness) - rankOf(other.nearness))
    .slice(0, MOST_DAYS)
    .toSorted((one, other) => one.day.localeCompare(other.day));
}

function rankOf(nearness: Nearness): number {
  return NEAREST_FIRST.indexOf(nearness);
}

function nearnessOf({ district: one }: Somewhere, { district: other }: Somewhere): Nearness {
  if (one === null || other === null) return 'far';
  if (one === other) return 'district';
  return areaOf(one) === areaOf(other) ? 'area' : 'far';
}

/** "NN" for "NN2". */
function areaOf(district: string): string {
  return district.replace(/\d.*/, '');
}

function nextTo(starts: readonly string[], visit: string): string[] {
  const distance = (start: string) => Math.abs(Date.parse(start) - Date.parse(visit));
  return starts
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, TIMES_A_DAY)
    .toSorted();
}

function atLikedTimes(starts: readonly string[]): string[] {
  const nearest = LIKED.flatMap((liked) => {
    const distance = (start: string) => Math.abs(minutesOf(ukTimeOf(start)?.time ?? '') - liked);
    return starts.toSorted((one, other) => distance(one) - distance(other)).slice(0, 1);
  });
  return [...new Set(nearest)];
}
