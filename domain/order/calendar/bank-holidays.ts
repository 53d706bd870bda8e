/**
 * The bank holidays of England by year, as month and day, and Christmas, Boxing and New Year's Day where they
 * fall on a Saturday, on which we would otherwise work.
 *
 * Source: gov.uk/bank-holidays as published in November 2026. `npm run preflight` says when a year is
 * missing; until it is added, its bank holidays count as working days.
 */
const BANK_HOLIDAYS: Readonly<Record<number, string>> = {
  2026: '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-26 12-28',
  2027: '01-01 03-26 03-29 05-03 05-31 08-30 12-25 12-27 12-28',
  2028: '01-01 01-03 04-14 04-17 05-01 05-29 08-28 12-25 12-26',
};

/** Whether the table holds a year. */
export function knowsBankHolidays(year: number): boolean {
  return year in BANK_HOLIDAYS;
}

/** @param day at midnight UTC */
export function isBankHoliday(day: Date): boolean {
  const [year = '', monthAndDay = ''] = day.toISOString().slice(0, 10).split(/-(.+)/);
  return BANK_HOLIDAYS[Number(year)]?.split(' ').includes(monthAndDay) ?? false;
}
