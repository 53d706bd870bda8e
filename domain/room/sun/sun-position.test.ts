import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUNTY_TOWNS } from '#domain/site/coverage/county-towns';
import { asSeenFrom } from './room-sun';
import { daylight, sunAt } from './sun-position';
import { summerTime, ukMoment } from '#domain/text/uk-clock';

const { Northamptonshire: northampton } = COUNTY_TOWNS;
const DEGREE = Math.PI / 180;

describe('the sun in the sky', () => {
  it.each([
    // Reda and Andreas, "Solar Position Algorithm for Solar Radiation Applications" (NREL/TP-560-34302), table A5.1.
    ['2003-10-17T19:30:30Z', 39.742476, -105.1786, 39.88838, 194.34024],
    // Meeus, "Astronomical Algorithms", examples 25.b and 28.a (1992 October 13.0 TD): declination -7.78387°,
    // equation of time 13 min 42.6 s. So the sun is due south at 176.818° east, where at 52.24° north it
    // is 90° - 52.24° - 7.784° high; Bennett's formula (Meeus 16.4) lifts that by 0.029°.
    ['1992-10-12T23:59:01Z', 52.24, 176.818, 30.005, 180],
    // Astronomy Engine 2.1.19 (VSOP87, checked by its author against JPL Horizons), refraction included.
    ['2026-03-21T12:00:00Z', 52.25, -0.88, 38.071, 176.614],
    ['2026-06-21T11:00:00Z', 52.25, -0.88, 58.608, 150.319],
    ['2026-06-21T18:30:00Z', 52.25, -0.88, 14.792, 289.4],
    ['2026-09-21T08:00:00Z', 52.25, -0.88, 18.876, 114.888],
    ['2026-12-21T12:00:00Z', 52.25, -0.88, 14.374, 179.625],
    ['2026-12-21T15:00:00Z', 52.25, -0.88, 5.068, 220.275],
  ])('%s at %d°, %d° is within 0.1° of published values', (at, latitude, longitude, high, to) => {
    const sun = sunAt(new Date(at), { latitude, longitude });
    expect(Math.abs(sun.altitude / DEGREE - high)).toBeLessThan(0.1);
    expect(Math.abs(sun.bearing / DEGREE - to)).toBeLessThan(0.1);
  });

  it('rises and sets by the clock', () => {
    // As published for Northampton, to the minute or two: 4:43 am and 9:30 pm, 8:10 am and 3:53 pm.
    const summer = daylight(new Date('2026-06-21'), northampton);
    expect(Math.abs(summer.from - (4 * 60 + 43))).toBeLessThan(2.5);
    expect(Math.abs(summer.to - (21 * 60 + 30))).toBeLessThan(2.5);
    const winter = daylight(new Date('2026-12-21'), northampton);
    expect(Math.abs(winter.from - (8 * 60 + 10))).toBeLessThan(2.5);
    expect(Math.abs(winter.to - (15 * 60 + 53))).toBeLessThan(2.5);
  });

  it('is by the clock of England, summer time included', () => {
    expect(ukMoment(new Date('2026-06-21'), 13 * 60)).toEqual(new Date('2026-06-21T12:00Z'));
    expect(ukMoment(new Date('2026-12-21'), 13 * 60)).toEqual(new Date('2026-12-21T13:00Z'));
    // The clocks of 2026 change on 29 March and 25 October.
    const days = ['2026-03-28', '2026-03-29', '2026-10-24', '2026-10-25'];
    expect(days.map((day) => summerTime(new Date(day)))).toEqual([0, 60, 60, 0]);
  });
});

const seen = (north: number, to: number) =>
  asSeenFrom(north, { altitude: 0.5, bearing: to * DEGREE }).azimuth / DEGREE;

describe('the sun as a room sees it', () => {
  const bearing = fc.double({ min: 0, max: 360, noNaN: true });
  it.each([
    // The back faces north: the sun in the south stands before the front, in the west at the left.
    [0, 180, 0],
    [0, 90, 90],
    [0, 270, -90],
    // North is to the right of the room: so the sun in the west stands before the front.
    [90, 270, -180],
    [90, 90, 0],
    // The front looks to the north: the sun in the east is at the left.
    [180, 90, -90],
  ])('north at %d°, sun at %d°: it is %d° to the right of the front', (north, to, azimuth) => {
    expect(Math.abs(Math.cos((seen(north, to) - azimuth) * DEGREE) - 1)).toBeLessThan(1e-9);
  });

  it('is the same when the room is turned all the way round', () => {
    fc.assert(
      fc.property(bearing, bearing, (north, to) => {
        expect(Math.cos((seen(north + 360, to) - seen(north, to)) * DEGREE)).toBeCloseTo(1, 9);
      }),
    );
  });

  it('stands due south of Northampton at noon by the sun, as high as the season', () => {
    // Solar noon on 21 June 2026 is at 13:05 BST (four minutes late for 0.88° west, two for the equation of time).
    const sun = sunAt(ukMoment(new Date('2026-06-21'), 13 * 60 + 5.5), northampton);
    expect(sun.bearing / DEGREE).toBeCloseTo(180, 0);
    expect(sun.altitude / DEGREE).toBeCloseTo(90 - 52.25 + 23.44, 1);
  });
});
