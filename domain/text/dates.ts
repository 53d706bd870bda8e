const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const LONDON = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});

/**
 * The day in Northampton, `daysLater` days after a moment: "21 November 2026". Without Intl's month
 * names: server and browsers must produce identical characters.
 */
export function formatDay(moment: Date, daysLater = 0): string {
  const day = dayIn(moment, daysLater);
  return `${formatDayOfYear(day)} ${day.getUTCFullYear()}`;
}

/** "June" for 5 */
export function monthName(month: number): string {
  return MONTHS[month] ?? '';
}

/** "21 June": a day of any year, given at midnight UTC. */
export function formatDayOfYear(day: Date): string {
  return `${day.getUTCDate()}\u00a0${monthName(day.getUTCMonth())}`;
}

/** The day in Northampton for files and records, `daysLater` days after a moment: "2026-11-21". */
export function isoDay(moment: Date, daysLater = 0): string {
  return dayIn(moment, daysLater).toISOString().slice(0, 10);
}

/** Midnight UTC of the day in Northampton, or of one some days later. */
export function dayIn(moment: Date, daysLater = 0): Date {
  const parts = LONDON.formatToParts(moment);
  const part = (type: 'year' | 'month' | 'day') =>
    Number(parts.find((candidate) => candidate.type === type)?.value);
  return new Date(Date.UTC(part('year'), part('month') - 1, part('day') + daysLater));
}
