import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freeTimes } from './free-times';
import { suggestedTimes } from './suggested-times';
import { ukInstant, ukTimeOf } from './uk-time';
import { STARTER_CALENDAR } from './visit-calendar';

const NOW = new Date('2026-12-01T09:00:00Z');
const visit = (day: string, time: string, district: string | null = null) => ({
  start: ukInstant({ day, time }) ?? '',
  district,
});
/** What is free around these visits, each half an hour from us, and what is suggested of it. */
function suggested(visits: ReturnType<typeof visit>[], district: string | null = 'NN2') {
  const taken = visits.map(({ start }) => ({
    start,
    minutes: 60,
    county: 'Northamptonshire' as const,
  }));
  const days = freeTimes({
    calendar: STARTER_CALENDAR,
    taken,
    county: 'Northamptonshire',
    now: NOW,
  });
  return suggestedTimes(days, visits, { district });
}
const told = (days: ReturnType<typeof suggested>) =>
  days.map(({ day, starts, nearness }) =>
    [day.slice(5), ...starts.map((start) => ukTimeOf(start)?.time), nearness].join(' '),
  );

describe('suggested times', () => {
  it('are twelve of hundreds, spread over the next days, while there is no other visit', () => {
    expect(told(suggested([]))).toEqual([
      '12-03 10:00 14:00 none',
      '12-04 10:00 14:00 none',
      '12-05 10:00 14:00 none',
      '12-07 10:00 14:00 none',
      '12-08 10:00 14:00 none',
      '12-09 10:00 14:00 none',
    ]);
  });

  it('are first on days with a visit in the district, then in the area, then anywhere', () => {
    const visits = [
      visit('2026-12-28', '11:00', 'NN2'),
      visit('2026-12-29', '11:00', 'NN2'),
      visit('2026-12-21', '11:00', 'NN10'),
      visit('2026-12-22', '11:00', 'N1'),
      visit('2026-12-23', '11:00', null),
    ];
    // 28 December 2026 is a bank holiday.
    expect(told(suggested(visits)).map((words) => words.replace(/ \d.*? (?=[a-z])/, ' '))).toEqual([
      '12-03 none',
      '12-04 none',
      '12-21 area',
      '12-22 far',
      '12-23 far',
      '12-29 district',
    ]);
  });

  it('are those next to the nearest visit of the day', () => {
    const visits = [visit('2026-12-03', '09:00', 'MK1'), visit('2026-12-03', '14:00', 'NN2')];
    // An hour at two o'clock, and half an hour of way on both sides of it.
    expect(told(suggested(visits))[0]).toBe('12-03 12:30 15:30 district');
  });

  it('know nothing near a garden whose place is not known', () => {
    const visits = [visit('2026-12-10', '14:00', 'NN2')];
    expect(told(suggested(visits, null))).toContain('12-10 12:30 15:30 far');
  });

  it('are always free ones, at most twelve, in order and each once', () => {
    const day = fc
      .integer({ min: 3, max: 24 })
      .map((one) => `2026-12-${String(one).padStart(2, '0')}`);
    const time = fc.constantFrom('08:00', '10:30', '13:00', '16:30');
    const district = fc.constantFrom('NN2', 'NN10', 'MK1', null);
    const some = fc.array(
      fc.tuple(day, time, district).map((given) => visit(...given)),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(some, district, (visits, garden) => {
        const days = suggested(visits, garden);
        const starts = days.flatMap((one) => one.starts);
        expect(starts.length).toBeLessThanOrEqual(12);
        expect(starts).toEqual([...new Set(starts)].toSorted());
        for (const one of days) {
          for (const start of one.starts) expect(ukTimeOf(start)?.day).toBe(one.day);
        }
        const busy = visits.map((one) => Date.parse(one.start));
        for (const start of starts.map(Date.parse)) {
          expect(busy.every((other) => Math.abs(other - start) >= 90 * 60_000)).toBe(true);
        }
      }),
      { numRuns: 50 },
    );
  });
});
