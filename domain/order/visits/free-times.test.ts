import { describe, expect, it } from 'vitest';
import { freeTimes, isFree } from './free-times';
import { takenVisitSchema, type TakenVisit } from './taken-visit';
import { ukInstant, ukTimeOf } from './uk-time';
import { STARTER_CALENDAR, type VisitCalendar, type VisitCounty } from './visit-calendar';

/** Nine o'clock on a Tuesday. */
const NOW = new Date('2026-12-01T09:00:00Z');
const THURSDAY = '2026-12-03';

interface Case {
  calendar?: Partial<VisitCalendar>;
  taken?: TakenVisit[];
  county?: VisitCounty;
  now?: Date;
}

const situation = ({ calendar, taken = [], county = 'Northamptonshire', now = NOW }: Case) => ({
  calendar: { ...STARTER_CALENDAR, ...calendar },
  taken,
  county,
  now,
});
const at = (day: string, time: string) => ukInstant({ day, time }) ?? '';
const taken = (time: string, county: VisitCounty, minutes = 60): TakenVisit => ({
  start: at(THURSDAY, time),
  minutes,
  county,
});
const days = (given: Case) => freeTimes(situation(given)).map(({ day }) => day);
const clockTimes = (day: string, given: Case) =>
  freeTimes(situation(given))
    .find((free) => free.day === day)
    ?.starts.map((start) => ukTimeOf(start)?.time ?? '');
const binding = (day: string, time: string, visits: TakenVisit[] = []) => {
  const answer = isFree({ ...situation({ taken: visits }), start: at(day, time) });
  return !answer.free && answer.bindsCompany;
};
const verdict = (start: string, given: Case & { minutes?: number } = {}) => {
  const answer = isFree({ ...situation(given), start, minutes: given.minutes });
  return answer.free ? 'free' : answer.reason;
};

const problems = (change: object) => {
  const { error } = takenVisitSchema.safeParse({ ...christmas(), ...change });
  return error?.issues.map(({ message }) => message) ?? [];
};

describe('the days on offer', () => {
  it('begin after the notice, and have the hours of their weekday', () => {
    expect(days({}).slice(0, 4)).toEqual([THURSDAY, '2026-12-04', '2026-12-05', '2026-12-07']);
    const thursday = clockTimes(THURSDAY, {});
    expect(thursday).toHaveLength(19);
    expect([thursday?.[0], thursday?.[1], thursday?.at(-1)]).toEqual(['08:00', '08:30', '17:00']);
    const saturday = clockTimes('2026-12-05', {});
    expect([saturday?.length, saturday?.[0], saturday?.at(-1)]).toEqual([13, '09:00', '15:00']);
  });

  it('begin now without any notice', () => {
    expect(clockTimes('2026-12-01', { calendar: { noticeDays: 0 } })?.[0]).toBe('09:30');
  });

  it('count the notice in working days', () => {
    const calendar = { noticeDays: 1 };
    expect(days({ calendar, now: new Date('2026-12-04T12:00Z') })[0]).toBe('2026-12-05');
    expect(days({ calendar, now: new Date('2026-12-05T12:00Z') })[0]).toBe('2026-12-07');
    expect(days({ calendar, now: new Date('2026-12-24T12:00Z') })[0]).toBe('2026-12-29');
  });

  it('count from the day in England', () => {
    // Half past midnight on 2 July there.
    const now = new Date('2027-07-01T23:30:00Z');
    expect(days({ calendar: { noticeDays: 1 }, now })[0]).toBe('2027-07-03');
  });

  it('end where they stop looking ahead', () => {
    expect(days({ calendar: { daysAhead: 3 } })).toEqual([THURSDAY, '2026-12-04']);
    expect(days({ calendar: { daysAhead: 1 } })).toEqual([]);
  });

  it('are shown from a day on', () => {
    expect(freeTimes({ ...situation({}), from: '2026-12-20' })[0]?.day).toBe('2026-12-21');
    expect(freeTimes({ ...situation({}), from: '2020-01-01' })[0]?.day).toBe(THURSDAY);
  });

  it('leave out Christmas', () => {
    const around = days({}).filter((day) => day >= '2026-12-23' && day <= '2026-12-30');
    expect(around).toEqual(['2026-12-23', '2026-12-24', '2026-12-29', '2026-12-30']);
  });

  it('leave out Easter, but not the Saturday between', () => {
    const around = days({ now: new Date('2027-03-22T12:00Z') }).slice(0, 4);
    expect(around).toEqual(['2027-03-24', '2027-03-25', '2027-03-27', '2027-03-30']);
  });

  it("leave out the company's own days off, the first and last among them", () => {
    const daysOff = [
      { from: '2026-12-04', to: '2026-12-07', word: 'Workshop move' },
      { from: '2026-12-09', to: '2026-12-09', word: 'Training' },
    ];
    expect(days({ calendar: { daysOff } }).slice(0, 3)).toEqual([
      THURSDAY,
      '2026-12-08',
      '2026-12-10',
    ]);
  });

  it('keep a break free at noon', () => {
    const thursday = [
      { from: '09:00', to: '12:00' },
      { from: '13:15', to: '15:00' },
    ];
    const hours = { ...STARTER_CALENDAR.hours, thursday };
    expect(clockTimes(THURSDAY, { calendar: { hours, visitMinutes: 90 } })).toEqual([
      '09:00',
      '09:30',
      '10:00',
      '10:30',
      '13:15',
    ]);
  });
});

describe('the way between two visits', () => {
  // A visit from ten to eleven in each case; the last start before it, and the first after it.
  it.each<[VisitCounty, VisitCounty, string, string]>([
    ['Northamptonshire', 'Northamptonshire', '08:30', '11:30'],
    ['Bedfordshire', 'Northamptonshire', '08:15', '11:45'],
    ['Northamptonshire', 'Bedfordshire', '08:15', '11:45'],
    ['Bedfordshire', 'Warwickshire', '08:00', '12:00'],
  ])('after one in %s, for one in %s', (there, county, before, after) => {
    const visits = { taken: [taken('10:00', there)], county, calendar: { step: 15 } };
    const times = clockTimes(THURSDAY, visits) ?? [];
    expect([
      times.findLast((time) => time < '10:00'),
      times.find((time) => time > '10:00'),
    ]).toEqual([before, after]);
  });

  it('begins the very minute the visit before has ended', () => {
    const visits = { taken: [taken('10:00', 'Bedfordshire')] };
    expect(verdict(at(THURSDAY, '11:45'), visits)).toBe('free');
    expect(verdict(at(THURSDAY, '11:44'), visits)).toBe('taken');
    expect(verdict(at(THURSDAY, '08:15'), visits)).toBe('free');
    expect(verdict(at(THURSDAY, '08:16'), visits)).toBe('taken');
    expect(verdict(at(THURSDAY, '08:15'), { ...visits, minutes: 61 })).toBe('taken');
  });

  it('fits on both sides of a visit between two others', () => {
    const visits = {
      taken: [taken('09:00', 'Bedfordshire'), taken('12:30', 'Leicestershire')],
      calendar: { step: 15 },
    };
    // Of ten to half past twelve, 45 minutes go there and 60 back: 45 are left, from 10:45.
    expect(clockTimes(THURSDAY, visits)?.[0]).toBe('14:30');
    expect(verdict(at(THURSDAY, '10:45'), { ...visits, minutes: 45 })).toBe('free');
    expect(verdict(at(THURSDAY, '10:45'), { ...visits, minutes: 46 })).toBe('taken');
  });

  it('may lie outside the hours', () => {
    expect(verdict(at(THURSDAY, '08:00'), { county: 'elsewhere' })).toBe('free');
    expect(verdict(at(THURSDAY, '17:00'), { county: 'elsewhere' })).toBe('free');
  });

  it('is needed across the change of the clocks', () => {
    const hours = { ...STARTER_CALENDAR.hours, sunday: [{ from: '00:00', to: '04:00' }] };
    const calendar = { hours, step: 30, visitMinutes: 30, noticeDays: 0 };
    const spring: TakenVisit = {
      start: '2027-03-28T00:00:00.000Z',
      minutes: 30,
      county: 'Northamptonshire',
    };
    // From half past midnight to two o'clock it is half an hour that night.
    expect(
      clockTimes('2027-03-28', { calendar, taken: [spring], now: new Date('2027-03-20T12:00Z') }),
    ).toEqual(['02:00', '02:30', '03:00', '03:30']);
  });
});

describe('when the clocks change', () => {
  const sunday = [{ from: '00:00', to: '04:00' }];
  const calendar = { hours: { ...STARTER_CALENDAR.hours, sunday } };
  const times = (day: string, now: string) => clockTimes(day, { calendar, now: new Date(now) });

  it('offers nothing in the hour that is skipped', () => {
    expect(times('2027-03-28', '2027-03-20T12:00Z')?.join(' ')).toBe(
      '00:00 00:30 02:00 02:30 03:00',
    );
  });

  it('offers the hour that there is twice once', () => {
    expect(times('2027-10-31', '2027-10-20T12:00Z')?.join(' ')).toBe(
      '00:00 00:30 01:00 01:30 02:00 02:30 03:00',
    );
  });

  it('opens at eight by the clock on both sides of it', () => {
    const calendar = { noticeDays: 1 };
    const spring = freeTimes(situation({ calendar, now: new Date('2027-03-25T12:00Z') }));
    expect(spring.slice(0, 2).map(({ starts }) => starts[0])).toEqual([
      '2027-03-27T09:00:00.000Z',
      '2027-03-30T07:00:00.000Z',
    ]);
    const autumn = freeTimes(situation({ calendar, now: new Date('2027-10-29T12:00Z') }));
    expect(autumn.slice(0, 2).map(({ starts }) => starts[0])).toEqual([
      '2027-10-30T08:00:00.000Z',
      '2027-11-01T08:00:00.000Z',
    ]);
  });
});

describe('a visit to be booked', () => {
  it.each<[string, string, string, (Case & { minutes?: number })?]>([
    ['free', THURSDAY, '10:07'],
    ['past', '2026-12-01', '09:00'],
    ['past', '2020-12-03', '10:00'],
    ['too-soon', '2026-12-01', '09:01'],
    ['too-soon', '2026-12-02', '17:00'],
    ['too-far', '2027-01-13', '10:00'],
    ['free', '2027-01-12', '10:00'],
    ['outside-hours', THURSDAY, '07:59'],
    ['outside-hours', THURSDAY, '17:01'],
    ['free', THURSDAY, '17:01', { minutes: 59 }],
    ['outside-hours', '2026-12-06', '10:00'],
    ['holiday', '2026-12-25', '10:00'],
    ['holiday', THURSDAY, '10:00', { calendar: { daysOff: [dayOff(THURSDAY)] } }],
    ['taken', '2026-12-25', '10:00', { taken: [{ ...christmas(), minutes: 30 }] }],
  ])('is %s on %s at %s', (reason, day, time, given) => {
    expect(verdict(at(day, time), given)).toBe(reason);
  });

  it('binds the company to what is past or taken, and to nothing else', () => {
    expect(binding('2026-11-30', '10:00')).toBe(true);
    expect(binding(THURSDAY, '10:00', [taken('10:30', 'Northamptonshire')])).toBe(true);
    // Outside the hours too, and there it is taken all the same.
    expect(binding(THURSDAY, '19:00', [taken('19:30', 'Northamptonshire')])).toBe(true);
    expect(binding(THURSDAY, '19:00')).toBe(false);
    expect(binding('2026-12-25', '10:00')).toBe(false);
    expect(binding('2026-12-01', '15:00')).toBe(false);
    expect(binding('2027-12-01', '15:00')).toBe(false);
  });

  it.each(['', 'soon', '2026-12-03', '2026-12-03T10:00:30.000Z', '+275760-09-13T00:00:00.000Z'])(
    'is refused at %j, which is no time',
    (start) => {
      expect(verdict(start)).toBe('not-a-time');
    },
  );

  it.each([0, -60, 7.5, NaN, Infinity])('is refused when it lasts %d minutes', (minutes) => {
    expect(verdict(at(THURSDAY, '10:00'), { minutes })).toBe('not-a-time');
  });

  it.each([NaN, -8.64e15, 8.64e15])('is refused by a clock that shows %d', (clock) => {
    const now = new Date(clock);
    expect(verdict(at(THURSDAY, '10:00'), { now })).toBe('not-a-time');
    expect(freeTimes(situation({ now }))).toEqual([]);
  });

  it.each(['0000-01-01T00:00:00.000Z', '9999-12-31T23:59:00.000Z'])(
    'is answered on %s',
    (start) => {
      expect(verdict(start)).not.toBe('free');
    },
  );
});

describe('a visit that stands', () => {
  it('has a start to the minute, a length and a county', () => {
    expect(takenVisitSchema.parse(christmas())).toEqual(christmas());
    expect(problems({ county: 'elsewhere' })).toEqual([]);
    expect(problems({ start: '2026-12-25T10:00Z' })).toEqual([
      'Give the start of the visit as a time to the minute',
    ]);
    expect(problems({ minutes: 14 })).toEqual([
      'Give the minutes of a visit as a whole number from 15 to 480',
    ]);
    expect(problems({ county: 'Kent' })).toEqual(['Choose the county of the visit from the list']);
  });

  it('keeps others out even if its start cannot be read', () => {
    const visits = { taken: [{ ...christmas(), start: 'soon' }] };
    expect(verdict(at(THURSDAY, '10:00'), visits)).toBe('taken');
  });
});

function dayOff(day: string) {
  return { from: day, to: day, word: 'Training' };
}

function christmas(): TakenVisit {
  return { start: at('2026-12-25', '10:00'), minutes: 60, county: 'Northamptonshire' };
}
