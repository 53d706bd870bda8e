import type { CompanyFacts } from './company-facts';

type Holiday = CompanyFacts['hours']['holidays'][number];

/** Holidays are told of so many days before they begin. */
const TOLD_DAYS = 42;
const DAY_MS = 86_400_000;

/**
 * A line for each holiday that is on or begins within six weeks: "Closed 24 December to 2 January: Christmas".
 *
 * @param today year, month, day: "2026-11-24"
 */
export function holidayLines({ holidays }: CompanyFacts['hours'], today: string): string[] {
  const last = new Date(Date.parse(today) + TOLD_DAYS * DAY_MS).toISOString().slice(0, 10);
  return holidays
    .filter(({ from, to }) => to >= today && from <= last)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
    .map((holiday) => `Closed ${daysOf(holiday)}: ${holiday.reason}`);
}

const DAY = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'long' });

function daysOf({ from, to }: Holiday): string {
  const [first, last] = [from, to].map((day) => DAY.format(new Date(day)).replace(' ', '\u00a0'));
  return first === last ? `on ${first}` : `${first} to ${last}`;
}

/** Whether the company is closed for a holiday on a day: "2026-12-24". */
export function isHoliday({ holidays }: CompanyFacts['hours'], day: string): boolean {
  return holidays.some(({ from, to }) => from <= day && day <= to);
}
