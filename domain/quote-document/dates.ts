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
 * The day in Northampton, so many days after a moment: "21 November 2026". Not in words of Intl:
 * server and browsers must print the very same characters.
 */
export function formatDay(moment: Date, daysLater = 0): string {
  const parts = LONDON.formatToParts(moment);
  const part = (type: 'year' | 'month' | 'day') =>
    Number(parts.find((candidate) => candidate.type === type)?.value);
  const day = new Date(Date.UTC(part('year'), part('month') - 1, part('day') + daysLater));
  return `${day.getUTCDate()}\u00a0${MONTHS[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}
