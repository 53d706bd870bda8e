const LONDON = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: 'numeric',
  hourCycle: 'h23',
});

const MINUTE = 60_000;

/**
 * The moment a clock in England shows so many minutes after midnight, summer time included. Clocks change
 * at night, so one offset holds for all hours with sun.
 *
 * @param day midnight UTC of the day, like all days here
 */
export function ukMoment(day: Date, minutes: number): Date {
  return new Date(day.getTime() + (minutes - summerTime(day)) * MINUTE);
}

/** Minutes by which clocks are ahead of UTC on a day: 60 in summer, else 0. */
export function summerTime(day: Date): number {
  return minutesAhead(new Date(day.getTime() + 12 * 60 * MINUTE));
}

/** Minutes by which clocks in England are ahead of UTC at a moment. */
export function minutesAhead(moment: Date): number {
  const hour = LONDON.formatToParts(moment).find(({ type }) => type === 'hour');
  return ((Number(hour?.value) - moment.getUTCHours() + 24) % 24) * 60;
}
