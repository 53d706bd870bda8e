import fc from 'fast-check';
import { expect, it } from 'vitest';
import { freeTimes, isFree } from './free-times';
import type { TakenVisit } from './taken-visit';
import { minutesOf, ukInstant, ukTimeOf, type UkTime } from './uk-time';
import {
  visitCalendarSchema,
  WEEKDAYS,
  type VisitCalendar,
  type VisitCounty,
} from './visit-calendar';

const MINUTE = 60_000;

const county = fc.constantFrom<VisitCounty>(
  'Northamptonshire',
  'Bedfordshire',
  'Warwickshire',
  'elsewhere',
);

const clock = fc
  .integer({ min: 0, max: 24 * 12 - 1 })
  .map((fifths) => [Math.floor(fifths / 12), (fifths % 12) * 5])
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));

/** Up to two spans of hours, in order. */
const hours = fc.uniqueArray(clock, { maxLength: 4 }).map((times) => {
  const [a, b, c, d] = times.toSorted();
  const spans = [
    [a, b],
    [c, d],
  ];
  return spans.flatMap(([from, to]) => (from && to ? [{ from, to }] : []));
});

const weekdays = { monday: hours, tuesday: hours, wednesday: hours, thursday: hours };
const weekend = { friday: hours, saturday: hours, sunday: hours };
const way = fc.integer({ min: 0, max: 240 });

/** 2027 has a change of clocks in March and in October, and all bank holidays. */
const now = fc
  .integer({ min: Date.UTC(2027, 0) / MINUTE, max: Date.UTC(2028, 0) / MINUTE })
  .map((minutes) => new Date(minutes * MINUTE));

const day = fc
  .integer({ min: 0, max: 365 })
  .map((later) => new Date(Date.UTC(2027, 0, 1 + later)).toISOString().slice(0, 10));

const calendar = fc
  .record({
    hours: fc.record({ ...weekdays, ...weekend }),
    visitMinutes: fc.integer({ min: 15, max: 480 }),
    travelMinutes: fc.record({
      Northamptonshire: way,
      Bedfordshire: way,
      Buckinghamshire: way,
      Leicestershire: way,
      Warwickshire: way,
      elsewhere: way,
    }),
    daysOff: fc.array(
      day.map((from) => ({ from, to: from, word: 'Off' })),
      { maxLength: 20 },
    ),
    noticeDays: fc.integer({ min: 0, max: 4 }),
    daysAhead: fc.integer({ min: 1, max: 12 }),
    step: fc.integer({ min: 5, max: 240 }),
  })
  .map((value) => visitCalendarSchema.parse(value));

/** The homeowners who choose one after another: where each is, and which of the starts on offer it takes. */
const choices = fc.array(fc.tuple(county, fc.nat()), { maxLength: 12 });

it('never lets two visits overlap or go without their way, whoever chooses what', () => {
  let chosen = 0;
  fc.assert(
    fc.property(calendar, now, choices, (calendar, now, choices) => {
      const taken: TakenVisit[] = [];
      for (const [county, choice] of choices) {
        const starts = freeTimes({ calendar, taken, county, now }).flatMap(({ starts }) => starts);
        const start = starts[choice % starts.length];
        if (start) taken.push({ start, minutes: calendar.visitMinutes, county });
      }
      chosen += taken.length;
      const inOrder = taken.toSorted((a, b) => a.start.localeCompare(b.start));
      for (const [index, visit] of inOrder.slice(1).entries()) {
        const before = inOrder[index];
        if (!before) continue;
        const gap = (Date.parse(visit.start) - Date.parse(before.start)) / MINUTE - before.minutes;
        const ways = [before, visit].map(({ county }) => calendar.travelMinutes[county]);
        expect(gap).toBeGreaterThanOrEqual(Math.max(...ways));
      }
    }),
    { numRuns: 2000 },
  );
  // Otherwise nothing has been tried.
  expect(chosen).toBeGreaterThan(3000);
});

it('offers what can be booked, and leaves out nothing of its grid', () => {
  const visit = fc.record({
    start: now.map((moment) => moment.toISOString()),
    minutes: fc.integer({ min: 1, max: 600 }),
    county,
  });
  const visits = fc.array(visit, { maxLength: 60 });
  fc.assert(
    fc.property(calendar, now, county, visits, (calendar, now, county, taken) => {
      const situation = { calendar, taken, county, now };
      const offered = freeTimes(situation);
      for (const { day, starts } of offered) {
        for (const start of starts) {
          expect(isFree({ ...situation, start })).toEqual({ free: true });
          expect(ukTimeOf(start)?.day).toBe(day);
        }
      }

      const free = timesOfGrid(calendar, now).flatMap((time) => {
        const start = ukInstant(time);
        return start && isFree({ ...situation, start }).free ? [start] : [];
      });
      expect(offered.flatMap(({ starts }) => starts)).toEqual(free);
    }),
    { numRuns: 200 },
  );
});

/** Every time of the grid, from today to a fortnight ahead, without a look at whether it is free. */
function timesOfGrid({ hours, step }: VisitCalendar, now: Date): UkTime[] {
  const times: UkTime[] = [];
  const today = Date.parse(ukTimeOf(now.toISOString())?.day ?? '');
  for (let later = 0; later < 14; later++) {
    const date = new Date(today + later * 24 * 60 * MINUTE);
    const name = date.toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' });
    const weekday = WEEKDAYS.find((known) => known === name.toLowerCase());
    for (const { from, to } of weekday ? hours[weekday] : []) {
      for (let minute = minutesOf(from); minute < minutesOf(to); minute += step) {
        const time = new Date(minute * MINUTE).toISOString().slice(11, 16);
        times.push({ day: date.toISOString().slice(0, 10), time });
      }
    }
  }
  return times;
}
