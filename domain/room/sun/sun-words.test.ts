import { expect, it } from 'vitest';
import {
  deskSunWords,
  describeSun,
  formatClock,
  formatHours,
  formatStretches,
  formatSun,
} from './sun-words';

const DEGREE = Math.PI / 180;

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it.each([
  [15 * 60 + 40, '3:40 pm'],
  [9 * 60, '9 am'],
  [12 * 60, 'noon'],
  [12 * 60 + 5, '12:05 pm'],
  [10, '12:10 am'],
])('%d minutes after midnight is %s', (minutes, words) => {
  expect(plain(formatClock(minutes))).toBe(words);
});

it('says where the sun is, and when it is down', () => {
  const sun = { altitude: 52.2 * DEGREE, bearing: 224 * DEGREE };
  expect(formatSun(sun)).toBe('Sun in the south-west, 52° high');
  const day = new Date('2026-06-21');
  expect(describeSun(day, 940, sun)).toBe('21 June, 3:40 pm, sun in the south-west, 52° high');
  expect(describeSun(day, 1320, { ...sun, altitude: -0.1 })).toBe(
    '21 June, 10 pm, the sun is down',
  );
});

it.each([
  [[], ''],
  [[{ from: 500, to: 640 }], '8:20 am to 10:40 am'],
  [
    [
      { from: 500, to: 640 },
      { from: 840, to: 960 },
    ],
    '8:20 am to 10:40 am and 2 pm to 4 pm',
  ],
])('lists stretches of a day', (stretches, words) => {
  expect(plain(formatStretches(stretches))).toBe(words);
});

it.each([
  [0, 'none'],
  [0.34, '20 minutes'],
  [1, '1 hour'],
  [2.34, '2.3 hours'],
])('%d hours are %s', (hours, words) => {
  expect(plain(formatHours(hours))).toBe(words);
});

it.each([
  [
    [10, 10, 4, 4, 0, 0],
    'Sun on the desk under a clear sky: 10 hours a day in March, 4 in June, 0 in December',
  ],
  [
    [3.3, 10, 0, 1.04, 0.3, 2],
    'Sun on the desk under a clear sky: 3.3 to 10 hours a day in March, 0 to 1 in June, 0.3 to 2 in December',
  ],
  [[0, 0, 0, 0, 0, 0.01], 'No direct sun on the desk in March, June or December'],
])('says %j hours of sun on the desk: %s', ([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0], words) => {
  const months = [
    { low: a, high: b },
    { low: c, high: d },
    { low: e, high: f },
  ];
  expect(plain(deskSunWords(months))).toBe(words);
});
