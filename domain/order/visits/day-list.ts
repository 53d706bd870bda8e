import { wayBetween } from './free-times';
import type { TakenVisit } from './taken-visit';
import { ukTimeOf } from './uk-time';
import type { VisitCalendar } from './visit-calendar';

const MINUTE = 60_000;

/** One visit of a day, and how to get there. */
interface Stop<Visit> {
  visit: Visit;
  /** Minutes to allow for the way: from us to the first, then as between any two visits (decision 0059). */
  way: number;
  /** When to leave at the latest, ISO 8601 in UTC */
  leave: string;
  /** Minutes between the end of the visit before and leaving; null for the first */
  spare: number | null;
}

/** The visits on a day in England ("2026-12-01"), in order, with the way to each. */
export function dayList<Visit extends TakenVisit>(
  visits: readonly Visit[],
  day: string,
  { travelMinutes }: Pick<VisitCalendar, 'travelMinutes'>,
): Stop<Visit>[] {
  return visits
    .filter(({ start }) => ukTimeOf(start)?.day === day)
    .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))
    .map((visit, index, inOrder) => {
      const before = inOrder[index - 1];
      const way = before
        ? wayBetween(travelMinutes, before.county, visit.county)
        : travelMinutes[visit.county];
      const leave = Date.parse(visit.start) - way * MINUTE;
      const since = before && Date.parse(before.start) + before.minutes * MINUTE;
      return {
        visit,
        way,
        leave: new Date(leave).toISOString(),
        spare: since === undefined ? null : (leave - since) / MINUTE,
      };
    });
}
