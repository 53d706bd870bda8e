import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyRoom } from '#domain/testing/model-rooms';
import type { Room } from '#domain/room/geometry/room';
import type { WallSide } from '#domain/room/geometry/walls';
import { numbersOf, STARTER_ASSUMPTIONS, type AssumptionId } from './assumptions';
import { CLIMATES, type ClimateRegion } from './climate';
import { usualUse, type Use } from './use';
import { yearOf, yearRange, type Range, type Year, type YearSubject } from './year';

/** Random rooms per run: 10,000 across all properties, and with `npm run test:designs` for each of them. */
const numRuns = Number(process.env['RUNS'] ?? 1430);
const timeout = Math.max(30_000, numRuns * 50);

const assumptions = numbersOf(STARTER_ASSUMPTIONS);

const hours = (most: number): fc.Arbitrary<Use['weekdays']> =>
  fc
    .record({
      days: fc.integer({ min: 0, max: most }),
      from: fc.integer({ min: 0, max: 23 }),
      long: fc.integer({ min: 1, max: 24 }),
    })
    .map(({ days, from, long }) => ({ days, from, to: Math.min(24, from + long) }));

const use: fc.Arbitrary<Use> = fc.record({
  weekdays: hours(5),
  weekend: hours(2),
  temperature: fc.integer({ min: 16, max: 25 }),
});

const north = fc.integer({ min: 0, max: 359 });
const region = fc.constantFrom(...(Object.keys(CLIMATES) as ClimateRegion[]));

/** A room of any size, even one that is all wall, with any openings, features and week. */
const anyCase = fc
  .tuple(anyRoom, use, north, region)
  .map(([{ room, choices }, week, facing, climate]) => ({
    subject: { room, roomType: choices.roomType, features: choices.features } satisfies YearSubject,
    terms: { assumptions, use: week, region: climate },
    facing,
  }));

/** The same room with one opening less. */
function without(room: Room, id: string): Room {
  const left = (one: { readonly id: string }) => one.id !== id;
  const wall = (side: WallSide) => ({
    ...room.walls[side],
    openings: room.walls[side].openings.filter(left),
  });
  const walls = {
    front: wall('front'),
    right: wall('right'),
    back: wall('back'),
    left: wall('left'),
  };
  return { ...room, openings: room.openings.filter(left), walls };
}

/** Where north is when this wall faces it. */
const FACING_NORTH: Readonly<Record<WallSide, number>> = {
  back: 0,
  right: 90,
  front: 180,
  left: 270,
};

const fewer = ({ days }: Use['weekdays']) => Math.max(0, days - 1);
const sooner = ({ from, to }: Use['weekdays']) => Math.max(from + 1, to - 1);

const outside = (value: number, { low, high }: Range) => value < low || value > high;

/** Less than a hundredth of a penny is a rounding error. */
const CRUMB = 0.01;

const numbersIn = (value: unknown): number[] => {
  if (typeof value === 'number') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(numbersIn) : [];
};

describe('a year of any room', { timeout }, () => {
  it('costs no more with more insulation', () => {
    const better = fc.constantFrom<AssumptionId>(
      'wall',
      'roof',
      'floor',
      'window',
      'patio',
      'door',
      'airPermeability',
    );
    fc.assert(
      fc.property(
        anyCase,
        better,
        fc.double({ min: 0.2, max: 0.99, noNaN: true }),
        ({ subject, terms, facing }, id, share) => {
          const insulated = { ...assumptions, [id]: assumptions[id] * share };
          const before = yearOf(subject, terms, facing).costPence;
          const after = yearOf(subject, { ...terms, assumptions: insulated }, facing).costPence;
          expect(after).toBeLessThanOrEqual(before + CRUMB);
        },
      ),
      { numRuns },
    );
  });

  it('costs no more with less glass to the north, in the usual week of its type', () => {
    fc.assert(
      fc.property(anyCase, fc.nat(), ({ subject, terms }, n) => {
        const { room, roomType } = subject;
        const opening = room.openings[n % Math.max(1, room.openings.length)];
        if (!opening) return;
        const usual = { ...terms, use: usualUse(roomType) };
        const facing = FACING_NORTH[opening.wall];
        const fewer = { ...subject, room: without(room, opening.id) };
        const [before, after] = [yearOf(subject, usual, facing), yearOf(fewer, usual, facing)];
        expect(after.costPence).toBeLessThanOrEqual(before.costPence + CRUMB);
      }),
      { numRuns },
    );
  });

  it('costs no more in fewer hours, on fewer days, or less warm', () => {
    fc.assert(
      fc.property(anyCase, ({ subject, terms, facing }) => {
        const { weekdays, weekend, temperature } = terms.use;
        const costOf = (week: Use) => yearOf(subject, { ...terms, use: week }, facing).costPence;
        const asked = costOf(terms.use);
        const costs = [
          { ...terms.use, weekdays: { ...weekdays, days: fewer(weekdays) } },
          { ...terms.use, weekend: { ...weekend, days: fewer(weekend) } },
          { ...terms.use, weekdays: { ...weekdays, to: sooner(weekdays) } },
          { ...terms.use, weekend: { ...weekend, to: sooner(weekend) } },
          { ...terms.use, temperature: temperature - 0.5 },
        ].map(costOf);
        expect(Math.max(...costs)).toBeLessThanOrEqual(asked + CRUMB);
      }),
      { numRuns },
    );
  });

  it('is the same after a whole turn', () => {
    fc.assert(
      fc.property(anyCase, ({ subject, terms, facing }) => {
        const { north: _, ...once } = yearOf(subject, terms, facing);
        expect(yearOf(subject, terms, facing + 360)).toMatchObject(once);
        expect(yearOf(subject, terms, facing - 360)).toMatchObject(once);
      }),
      { numRuns },
    );
  });

  it('has no sun inside without a window', () => {
    fc.assert(
      fc.property(anyCase, ({ subject, terms, facing }) => {
        const closed = subject.room.openings.reduce(
          (room, { id }) => without(room, id),
          subject.room,
        );
        const { months, daylightFactor } = yearOf({ ...subject, room: closed }, terms, facing);
        expect(months.map(({ solarGains }) => solarGains)).toEqual(Array(12).fill(0));
        expect(daylightFactor).toBe(0);
      }),
      { numRuns },
    );
  });

  it('has only finite numbers, none below nought, and adds up', () => {
    fc.assert(
      fc.property(anyCase, ({ subject, terms, facing }) => {
        const year = yearOf(subject, terms, facing);
        // One expectation for all: thousands of them would take minutes.
        expect(numbersIn(year).filter((number) => !(number >= 0 && number < 1e9))).toEqual([]);
        const sum = (of: (month: Year['months'][number]) => number) =>
          year.months.reduce((total, month) => total + of(month), 0);
        expect(sum(({ costPence }) => costPence)).toBeCloseTo(year.costPence, 6);
        expect(year.demand / assumptions[year.heating]).toBeCloseTo(year.fuel, 6);
        expect(Math.max(...year.months.map(({ utilisation }) => utilisation))).toBeLessThanOrEqual(
          1,
        );
      }),
      { numRuns },
    );
  });

  it('lies in the range of a room whose direction nobody has said', () => {
    fc.assert(
      fc.property(anyCase, ({ subject, terms, facing }) => {
        const range = yearRange(subject, terms, null);
        const { costPence, coldestDayPence, months, summer } = yearOf(subject, terms, facing);
        expect(outside(costPence, range.costPence)).toBe(false);
        expect(outside(coldestDayPence, range.coldestDayPence)).toBe(false);
        expect(outside(summer.threshold, range.threshold)).toBe(false);
        expect(
          range.months.filter((month, n) => outside(months[n]?.costPence ?? -1, month)),
        ).toEqual([]);
      }),
      { numRuns },
    );
  });

  it('answers at once', () => {
    const rooms = fc.sample(anyCase, 200);
    for (const { subject, terms } of rooms) yearRange(subject, terms, null);
    const times = rooms.map(({ subject, terms }) => {
      const begun = performance.now();
      yearRange(subject, terms, null);
      return performance.now() - begun;
    });
    // The median: whatever else this machine does is in few of them. 5 ms on a processor four times as slow.
    expect(times.toSorted((one, next) => one - next)[100]).toBeLessThan(5 / 4);
  });
});
