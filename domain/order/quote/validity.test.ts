import { expect, it } from 'vitest';
import { hasRunOut, validUntil } from './validity';

it.each([
  // Half past midnight in Northampton, still the day before in UTC.
  ['2026-06-30T23:30:00Z', 30, '2026-07-31'],
  ['2026-11-24T09:30:00Z', 30, '2026-12-24'],
  ['2026-12-31T09:30:00Z', 365, '2027-12-31'],
  // Across the night when the clocks change.
  ['2026-10-24T22:30:00Z', 1, '2026-10-25'],
])('a quote sent at %s for %d days is valid until %s', (sent, days, last) => {
  expect(validUntil(new Date(sent), days)).toBe(last);
});

it('is valid to the last minute of its last day in Northampton', () => {
  expect(hasRunOut('2026-07-31', new Date('2026-07-31T22:59:59Z'))).toBe(false);
  expect(hasRunOut('2026-07-31', new Date('2026-07-31T23:00:00Z'))).toBe(true);
  expect(hasRunOut('2026-12-24', new Date('2026-12-24T23:59:59Z'))).toBe(false);
  expect(hasRunOut('2026-12-24', new Date('2026-12-25T00:00:00Z'))).toBe(true);
});
