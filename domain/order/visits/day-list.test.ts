import { expect, it } from 'vitest';
import { dayList } from './day-list';
import type { TakenVisit } from './taken-visit';
import { STARTER_CALENDAR } from './visit-calendar';

const visit = (start: string, county: TakenVisit['county'], name: string) => ({
  start: `${start}:00.000Z`,
  minutes: 60,
  county,
  name,
});

it('lists the visits of a day in order, with the ways between them', () => {
  const visits = [
    visit('2026-12-03T14:00', 'Warwickshire', 'Third'),
    visit('2026-12-03T09:00', 'Northamptonshire', 'First'),
    visit('2026-12-04T09:00', 'Northamptonshire', 'The day after'),
    visit('2026-12-03T10:45', 'Bedfordshire', 'Second'),
  ];
  const stops = dayList(visits, '2026-12-03', STARTER_CALENDAR);
  expect(stops.map(({ visit: { name }, ...stop }) => ({ name, ...stop }))).toEqual([
    { name: 'First', way: 30, leave: '2026-12-03T08:30:00.000Z', spare: null },
    { name: 'Second', way: 45, leave: '2026-12-03T10:00:00.000Z', spare: 0 },
    { name: 'Third', way: 60, leave: '2026-12-03T13:00:00.000Z', spare: 75 },
  ]);
});

it('takes the day in England', () => {
  const late = visit('2027-07-01T23:30', 'Bedfordshire', 'Early bird');
  expect(dayList([late], '2027-07-01', STARTER_CALENDAR)).toEqual([]);
  expect(dayList([late], '2027-07-02', STARTER_CALENDAR)).toHaveLength(1);
});
