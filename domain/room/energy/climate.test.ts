import { expect, it } from 'vitest';
import { CLIMATES, sunOnWall } from './climate';

/** W/m² in January and June on walls in the middle of Britain, as SAP 2012 prints them for its average of the UK. */
const PRINTED = [
  [0, 10.6, 80.0],
  [90, 19.6, 115.8],
  [180, 46.8, 110.5],
] as const;

it('has as much sun on a wall as SAP prints, but for the region', () => {
  for (const [bearing, january, june] of PRINTED) {
    const [first = 0, , , , , sixth = 0] = sunOnWall('Midlands', bearing);
    expect(Math.abs(first / january - 1)).toBeLessThan(0.05);
    expect(Math.abs(sixth / june - 1)).toBeLessThan(0.05);
  }
});

it('counts the nearest of eight directions, and has east as bright as west', () => {
  expect(sunOnWall('Midlands', 22)).toBe(sunOnWall('Midlands', 0));
  expect(sunOnWall('Midlands', 23)).toBe(sunOnWall('Midlands', 45));
  expect(sunOnWall('East Anglia', 90)).toEqual(sunOnWall('East Anglia', 270));
});

it('has never more sun on the north than on the south, and less than on level ground in summer', () => {
  for (const region of ['Midlands', 'East Anglia'] as const) {
    const [north, south] = [sunOnWall(region, 0), sunOnWall(region, 180)];
    for (const [month, level] of CLIMATES[region].horizontalIrradiance.entries()) {
      expect(north[month]).toBeLessThan(south[month] ?? 0);
      expect(north[month]).toBeLessThan(level / 2);
    }
  }
});
