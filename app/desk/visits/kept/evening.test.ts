import { expect, it } from 'vitest';
import { isEvening } from './evening';

it.each([
  ['2026-12-01T15:59:59.999Z', false],
  ['2026-12-01T16:00:00.000Z', true],
  ['2026-12-01T23:59:00.000Z', true],
  ['2026-12-02T00:00:30.000Z', false],
  // In summer England is an hour ahead.
  ['2026-07-01T14:59:30.000Z', false],
  ['2026-07-01T15:00:30.000Z', true],
  ['2026-07-01T23:30:00.000Z', false],
])('at %s England has evening: %s', (time, said) => {
  expect(isEvening(new Date(time))).toBe(said);
});
