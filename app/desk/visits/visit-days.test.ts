import { expect, it } from 'vitest';
import { buildsOn, dayAfter, readVisitsSearch, weekOf } from './visit-days';

// Half past midnight in England, and still the day before in UTC.
const NOW = new Date('2026-06-30T23:30:00.000Z');

it('shows today, by a clock in England, unless a day is named', () => {
  expect(readVisitsSearch({}, NOW)).toEqual({ day: '2026-07-01', set: false });
  expect(readVisitsSearch({ day: '2026-12-24' }, NOW).day).toBe('2026-12-24');
});

it.each(['2026-02-30', '2026-13-01', 'tomorrow', 7])('takes %j for no day', (day) => {
  expect(readVisitsSearch({ day }, NOW).day).toBe('2026-07-01');
});

it('goes on over the ends of months and years', () => {
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(dayAfter('2026-03-01', -1)).toBe('2026-02-28');
});

it('counts the visits of a week by the days of England', () => {
  const visit = {
    start: '2026-07-01T23:30:00.000Z',
    minutes: 60,
    county: 'elsewhere' as const,
    requestId: '11111111-1111-4111-8111-111111111111',
    reference: 'MGR-7K4Q-2D',
    name: '',
    phone: '',
    room: '',
    address: '',
    postcode: '',
    notes: '',
  };
  const week = weekOf('2026-07-05', { visits: [visit] });
  expect(week.map(({ day }) => day)[0]).toBe('2026-06-29');
  expect(week.filter(({ count }) => count > 0)).toEqual([
    { day: '2026-07-02', count: 1, builds: 0 },
  ]);
});

it('counts a build on each of its days, the first and the last included', () => {
  const requestId = '11111111-1111-4111-8111-111111111111';
  const about = { requestId, reference: 'MGR-7K4Q-2D', name: '', room: '' };
  const builds = [{ ...about, from: '2026-07-02', to: '2026-07-04' }];
  const week = weekOf('2026-07-05', { visits: [], builds });
  expect(week.filter((one) => one.builds > 0).map(({ day }) => day)).toEqual([
    '2026-07-02',
    '2026-07-03',
    '2026-07-04',
  ]);
  expect(buildsOn('2026-07-01', builds)).toEqual([]);
  expect(buildsOn('2026-07-02')).toEqual([]);
});
