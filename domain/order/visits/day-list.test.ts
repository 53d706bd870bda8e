import { expect, it } from 'vitest';
import { dayList, dayListText, type DayVisit } from './day-list';
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

const NOW = new Date('2026-12-01T09:00:00Z');
const VISIT: DayVisit = {
  start: '2026-12-03T09:00:00.000Z',
  minutes: 60,
  county: 'Northamptonshire',
  name: 'Ann Example',
  reference: 'MGR-7K4Q-2D',
  phone: '01632 960200',
  address: '12 Acacia Road\nNorthampton\nNN1 1AA',
};
const text = (...visits: DayVisit[]) =>
  dayListText(visits, '2026-12-03', STARTER_CALENDAR, NOW).replaceAll('\u00a0', ' ');

it('says when to leave, whom to see, and where', () => {
  const later: DayVisit = {
    ...VISIT,
    start: '2026-12-03T11:30:00.000Z',
    minutes: 90,
    county: 'Bedfordshire',
    name: '',
    phone: '',
    address: '',
  };
  expect(text(later, VISIT)).toBe(`Visits on Thursday 3 December

8:30 am  Leave: 30 min on the way
9:00 am to 10:00 am  Ann Example, MGR-7K4Q-2D
01632 960200, 12 Acacia Road, Northampton, NN1 1AA

10:45 am  Leave: 45 min on the way, 45 min to spare
11:30 am to 1:00 pm  MGR-7K4Q-2D
`);
});

it('says that there are none', () => {
  expect(text()).toBe('No visits on Thursday 3 December\n');
});

it('keeps its lines, whatever somebody calls themselves', () => {
  const hostile = text({ ...VISIT, name: 'Ann\r\n\r\n10:00 am  Leave\u2028now\u202e' });
  expect(hostile.split('\n')).toHaveLength(text(VISIT).split('\n').length);
  expect(hostile).toContain('Ann 10:00 am  Leave now, MGR-7K4Q-2D\n');
});
