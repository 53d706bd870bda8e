import { expect, it } from 'vitest';
import { ROOM_TYPE_IDS } from '#domain/room/options/room-types';
import { hoursAWeek, usualUse, useSchema } from './use';

it('knows a usual week of every room type, which may be kept', () => {
  const weeks = [...ROOM_TYPE_IDS, null].map(usualUse);
  expect(weeks.map((use) => useSchema.parse(use))).toEqual(weeks);
  expect(weeks.map(hoursAWeek)).toEqual([31, 40, 112, 48, 31]);
});

it.each([
  [{ weekdays: { days: 6, from: 9, to: 17 } }],
  [{ weekdays: { days: 5, from: 17, to: 9 } }],
  [{ weekdays: { days: 5, from: 9, to: 9 } }],
  [{ weekend: { days: 3, from: 9, to: 17 } }],
  [{ temperature: 40 }],
])('refuses a week that cannot be: %o', (wrong) => {
  expect(useSchema.safeParse({ ...usualUse('office'), ...wrong }).success).toBe(false);
});
