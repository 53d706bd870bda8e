import { describe, expect, it } from 'vitest';
import { STARTER_FACTS } from '#domain/site/content/facts/starter-facts';
import { hoursLines } from '#domain/site/content/facts/fact-words';
import { STARTER_CALENDAR, visitCalendarSchema } from './visit-calendar';

const problems = (change: object) => {
  const { error } = visitCalendarSchema.safeParse({ ...STARTER_CALENDAR, ...change });
  return error?.issues.map(({ message }) => message) ?? [];
};
const onMonday = (...spans: [string, string][]) => ({
  hours: { ...STARTER_CALENDAR.hours, monday: spans.map(([from, to]) => ({ from, to })) },
});
const off = (from: string, to: string, word = 'Holiday') => ({ daysOff: [{ from, to, word }] });

describe('the calendar of a new installation', () => {
  it('is valid', () => {
    expect(visitCalendarSchema.parse(STARTER_CALENDAR)).toEqual(STARTER_CALENDAR);
  });

  it('has the hours that the pages tell', () => {
    const { monday, friday, saturday, sunday } = STARTER_CALENDAR.hours;
    expect(hoursLines(STARTER_FACTS.hours)).toEqual([
      'Mon–Fri 8:00\u00a0AM–6:00\u00a0PM',
      'Sat 9:00\u00a0AM–4:00\u00a0PM, Sun closed',
    ]);
    expect([monday, friday]).toEqual([
      [{ from: '08:00', to: '18:00' }],
      [{ from: '08:00', to: '18:00' }],
    ]);
    expect([saturday, sunday]).toEqual([[{ from: '09:00', to: '16:00' }], []]);
  });
});

it.each([
  [onMonday(['09:00', '12:00'], ['13:00', '17:00'])],
  [onMonday(['00:00', '23:59'])],
  [off('2026-12-24', '2027-01-02')],
  [off('2026-12-24', '2026-12-24')],
  [{ visitMinutes: 15, noticeDays: 0, daysAhead: 1, step: 5 }],
  [{ visitMinutes: 480, noticeDays: 30, daysAhead: 365, step: 240 }],
])('takes %j', (change) => {
  expect(problems(change)).toEqual([]);
});

const MONDAY = 'Give the hours of Monday as times like 08:00 and 17:30';
const IN_ORDER = 'Give the hours of Monday in order, with a break between two spans';
const BEGINS = 'Let each span of hours on Monday begin before it ends';
const LENGTH = 'Give the minutes of a visit as a whole number from 15 to 480';

it.each([
  [onMonday(['8:00', '12:00']), MONDAY],
  [onMonday(['08:00', '24:00']), MONDAY],
  [onMonday(['08:00', 'noon']), MONDAY],
  [onMonday(['12:00', '08:00']), BEGINS],
  [onMonday(['12:00', '12:00']), BEGINS],
  [onMonday(['13:00', '17:00'], ['08:00', '12:00']), IN_ORDER],
  [onMonday(['08:00', '12:00'], ['11:00', '17:00']), IN_ORDER],
  [onMonday(['08:00', '12:00'], ['12:00', '17:00']), IN_ORDER],
  [{ hours: {} }, 'Give the hours of Friday as times like 08:00 and 17:30'],
  [{ visitMinutes: 14 }, LENGTH],
  [{ visitMinutes: 481 }, LENGTH],
  [{ visitMinutes: 30.5 }, LENGTH],
  [{ visitMinutes: '60' }, LENGTH],
  [{ noticeDays: 31 }, 'Give the working days of notice as a whole number from 0 to 30'],
  [
    { daysAhead: 0 },
    'Give the days ahead on which visits are offered as a whole number from 1 to 365',
  ],
  [{ step: 0 }, 'Give the minutes between two starts on offer as a whole number from 5 to 240'],
  [
    { travelMinutes: { ...STARTER_CALENDAR.travelMinutes, Bedfordshire: -1 } },
    'Give the minutes of travel to Bedfordshire as a whole number from 0 to 240',
  ],
  [{ travelMinutes: null }, 'Give the minutes of travel to every county, and to anywhere else'],
  [off('2026-12-24', '2026-12-23'), 'Let each day off end on its first day or later'],
  [off('2026-02-30', '2026-03-01'), 'Give the first and last day of each day off as dates'],
  [off('2026-12-24', '2026-12-24', ' \u200b '), 'Give each day off a word that says why'],
  [off('2026-12-24', '2026-12-24', 'a\nb'), 'Give the word of a day off on one line'],
])('refuses %j in a sentence: %s', (change, sentence) => {
  expect(problems(change)).toContain(sentence);
});

it('refuses anything else whole', () => {
  expect(visitCalendarSchema.safeParse('calendar').error?.issues[0]?.message).toBe(
    'Send the whole calendar of visits',
  );
});
