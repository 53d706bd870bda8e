import { wayBetween } from './free-times';
import type { TakenVisit } from './taken-visit';
import { ukTimeOf } from './uk-time';
import type { VisitCalendar } from './visit-calendar';
import { onOneLine } from '#domain/text/plain-text';
import { addressOnOneLine } from './address';
import { dayInWords, timeInWords } from './visit-words';

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

/** A visit as whoever drives there needs it; what is not known is empty. */
export interface DayVisit extends TakenVisit {
  name: string;
  reference: string;
  phone: string;
  address: string;
}

/** The visits on a day in England ("2026-12-01") as text to print or to keep on a phone. */
export function dayListText(
  visits: readonly DayVisit[],
  day: string,
  calendar: Pick<VisitCalendar, 'travelMinutes'>,
  now: Date,
): string {
  const stops = dayList(visits, day, calendar);
  if (stops.length === 0) return `No visits on ${dayInWords(day, now)}\n`;
  const blocks = stops.map(({ visit, way, leave, spare }) => {
    const end = new Date(Date.parse(visit.start) + visit.minutes * MINUTE).toISOString();
    return [
      `${clockAt(leave)}  Leave: ${way} min on the way${spare ? `, ${spare} min to spare` : ''}`,
      `${clockAt(visit.start)} to ${clockAt(end)}  ${listed(visit.name, visit.reference)}`,
      listed(visit.phone, addressOnOneLine(visit.address)),
    ];
  });
  const lines = blocks.map((block) => block.filter((line) => line !== '').join('\n'));
  return `${[`Visits on ${dayInWords(day, now)}`, ...lines].join('\n\n')}\n`;
}

function listed(...parts: string[]): string {
  return parts
    .map(onOneLine)
    .filter((part) => part !== '')
    .join(', ');
}

function clockAt(instant: string): string {
  return timeInWords(ukTimeOf(instant)?.time ?? '');
}
