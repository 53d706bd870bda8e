import { expect, it } from 'vitest';
import { formatDay, isoDay } from './dates';

it.each([
  // Summer time: 23:30 in UTC is the next day in Northampton; in winter it is not.
  ['2026-06-30T23:30:00Z', 0, '1 July 2026'],
  ['2026-11-30T23:30:00Z', 0, '30 November 2026'],
  ['2026-11-21T16:42:00Z', 30, '21 December 2026'],
  ['2028-02-01T09:00:00Z', 30, '2 March 2028'],
  ['2026-12-10T09:00:00Z', 30, '9 January 2027'],
  // Across the night when the clocks change.
  ['2026-10-24T22:30:00Z', 1, '25 October 2026'],
])('%s and %d days are %s', (moment, days, words) => {
  expect(formatDay(new Date(moment), days).replaceAll('\u00a0', ' ')).toBe(words);
});

it('names the day in Northampton for a file', () => {
  expect(isoDay(new Date('2026-06-30T23:30:00Z'))).toBe('2026-07-01');
});
