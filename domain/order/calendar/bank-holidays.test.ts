import { expect, it } from 'vitest';
import { isBankHoliday, knowsBankHolidays } from './bank-holidays';

const YEARS = [2026, 2027, 2028];
const daysOf = (year: number) =>
  Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(year, 0, 1 + day))).filter(
    (day) => day.getUTCFullYear() === year,
  );

it.each(YEARS)('knows the eight bank holidays of %i, all on weekdays', (year) => {
  const weekdays = daysOf(year)
    .filter(isBankHoliday)
    .map((day) => day.getUTCDay());
  expect(knowsBankHolidays(year)).toBe(true);
  expect(weekdays.filter((day) => day !== 6)).toHaveLength(8);
  expect(weekdays).not.toContain(0);
});

it.each(['2026-12-26', '2027-12-25', '2028-01-01'])('is closed on the Saturday %s', (day) => {
  expect(isBankHoliday(new Date(day))).toBe(true);
});

it.each(YEARS)('has Easter and the three Mondays of %i in their places', (year) => {
  const weekday = (month: number) =>
    daysOf(year)
      .filter((day) => isBankHoliday(day) && day.getUTCMonth() === month)
      .map((day) => day.getUTCDay());
  expect(weekday(4)).toEqual([1, 1]);
  expect(weekday(7)).toEqual([1]);
  expect([...weekday(2), ...weekday(3)]).toEqual([5, 1]);
});

it('knows nothing of a year that is not in the table', () => {
  expect(knowsBankHolidays(2025)).toBe(false);
  expect(isBankHoliday(new Date('2025-12-25'))).toBe(false);
});
