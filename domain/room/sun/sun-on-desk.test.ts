import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUNTY_TOWNS } from '#domain/site/coverage/county-towns';
import { exampleRoom } from '#domain/design/draft/example-room';
import { furnish } from '#domain/room/furniture/furnish';
import { suggestedFor } from '#domain/room/furniture/suggested';
import type { Opening } from '#domain/room/geometry/openings/placement';
import { buildRoom, type Room } from '#domain/room/geometry/room';
import { deskIn, deskSun, sunOnDesk, sunYear, yearOfSun, type Stretch } from './sun-on-desk';
import { LIGHT_MONTHS } from './sun-words';

const town = COUNTY_TOWNS.Northamptonshire;
const sun = yearOfSun(town);
const MIDSUMMER = new Date('2026-06-21');
const MIDWINTER = new Date('2026-12-21');

function roomWith(...placement: Opening[]): Room {
  const { finishes } = exampleRoom('office');
  const counts = { windows: placement.length, doors: 0, patioGlass: false };
  return buildRoom({ width: 5, depth: 4 }, { roomType: 'office', finishes, ...counts, placement });
}

function deskOf(room: Room) {
  const desk = deskIn(furnish(room, suggestedFor('office', room)).pieces);
  if (!desk) throw new Error('No desk');
  return desk;
}

const front = roomWith({ kind: 'window', wall: 'front', at: 2 });
const desk = deskOf(front);
/** Before the window. */
const below = { left: 1.7, right: 3.3, front: 0.8, back: 2.3 };
const hoursOf = (stretches: Stretch[]) =>
  stretches.reduce((sum, { from, to }) => sum + to - from, 0) / 60;

const isNoon = ({ from, to }: Stretch) => from <= 720 && to >= 725;

const atMidsummer = (north: number) => sunOnDesk(front, below, { day: MIDSUMMER, north, town });

describe('direct sun on a desk through a day', () => {
  it('comes through a south window at midwinter noon, and none through a north window', () => {
    // The sun is 14° high then.
    expect(sunOnDesk(front, below, { day: MIDWINTER, north: 0, town }).some(isNoon)).toBe(true);
    fc.assert(
      fc.property(fc.integer({ min: 135, max: 225 }), (north) => {
        const stretches = sunOnDesk(front, below, { day: MIDWINTER, north, town });
        expect(stretches.some(isNoon)).toBe(false);
      }),
    );
  });

  it('comes between sunrise and sunset only', () => {
    // Northampton, 21 June: 4:44 am to 9:30 pm; 21 December: 8:10 am to 3:54 pm (by the clock).
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 359 }), (north) => {
        for (const { from, to } of sunOnDesk(front, desk, { day: MIDSUMMER, north, town })) {
          expect(from >= 4 * 60 + 44 && to <= 21 * 60 + 30).toBe(true);
        }
        for (const { from, to } of sunOnDesk(front, desk, { day: MIDWINTER, north, town })) {
          expect(from >= 8 * 60 + 10 && to <= 15 * 60 + 54).toBe(true);
        }
      }),
      { numRuns: 24 },
    );
  });

  it('is the same after a whole turn, and later the further the window looks to the west', () => {
    expect(atMidsummer(400)).toEqual(atMidsummer(40));
    // The front looks east with north at 90°, west at 270°.
    const [east, west] = [atMidsummer(90)[0]?.from ?? 0, atMidsummer(270)[0]?.from ?? 0];
    expect(east).toBeLessThan(12 * 60);
    expect(west).toBeGreaterThan(14 * 60);
  });
});

describe('direct sun through a year', () => {
  it('counts about as many hours as its days have', () => {
    const { months } = sunYear(front, desk, { sun, north: 0 });
    const days = Array.from({ length: 30 }, (_, n) => new Date(Date.UTC(2026, 3, n + 1)));
    const april = days.map((day) => hoursOf(sunOnDesk(front, desk, { day, north: 0, town })));
    expect(months).toHaveLength(12);
    const mean = april.reduce((sum, hours) => sum + hours, 0) / 30;
    expect(Math.abs((months[3] ?? 0) - mean)).toBeLessThan(0.35);
  });

  it('says what each opening brings, and more glass never brings less', () => {
    const side: Opening = { kind: 'window', wall: 'left', at: 1.5 };
    const both = roomWith({ kind: 'window', wall: 'front', at: 2 }, side);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 359 }), (north) => {
        const one = sunYear(front, desk, { sun, north });
        const more = sunYear(both, desk, { sun, north });
        for (const [n, hours] of one.months.entries())
          expect(more.months[n]).toBeGreaterThanOrEqual(hours);
        expect(more.openings.map(({ opening }) => opening)).toEqual(['window-1', 'window-2']);
        for (const { inRoom, onDesk } of more.openings) {
          expect(onDesk).toBeLessThanOrEqual(inRoom);
          expect(inRoom).toBeLessThan(12);
        }
      }),
      { numRuns: 12 },
    );
    const facingSouth = sunYear(both, desk, { sun, north: 0 }).openings;
    expect(facingSouth[0]?.inRoom).toBeGreaterThan(facingSouth[1]?.inRoom ?? 0);
  });

  it('is the same on the desk where only some months are told', () => {
    const some = yearOfSun(town, LIGHT_MONTHS);
    for (const north of [0, 45, 200]) {
      const { months } = sunYear(front, desk, { sun, north });
      expect(deskSun(front, desk, { sun: some, north })).toEqual(
        LIGHT_MONTHS.map((month) => months[month]),
      );
    }
  });

  it('has none for a room without a desk', () => {
    expect(sunYear(front, null, { sun, north: 0 }).months).toEqual(sun.map(() => 0));
  });
});
