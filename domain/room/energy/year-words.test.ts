import { describe, expect, it } from 'vitest';
import { buildRoom } from '#domain/room/geometry/room';
import { plainRoom } from '#domain/testing/model-rooms';
import { numbersOf, STARTER_ASSUMPTIONS } from './assumptions';
import { howWeKnow } from './how-we-know';
import { usualUse } from './use';
import { yearRange, type YearRange } from './year';
import {
  changeWords,
  costWords,
  dayCostWords,
  facingWords,
  heatingWords,
  lightWords,
  summerWords,
  weekWords,
} from './year-words';

/** Text with plain spaces. */
const plain = (words: string) => words.replaceAll('\u00a0', ' ');

describe('what a year costs, in words', () => {
  it.each([
    [0, 0, 'nothing'],
    [120, 180, 'up to about £2 a year'],
    [4_100, 4_100, 'about £40 to £45 a year'],
    [9_200, 11_900, 'about £90 to £120 a year'],
    [10_000, 10_000, 'about £100 to £110 a year'],
    [14_465, 15_130, 'about £140 to £160 a year'],
    [38_893, 46_000, 'about £380 to £460 a year'],
    [1_170, 66_000, 'up to about £700 a year'],
  ])('says %d to %d pence a year outwards: %s', (low, high, words) => {
    expect(costWords({ low, high })).toBe(words);
  });

  it.each([
    [0, 0, 'nothing'],
    [2, 4, 'up to about 5p a day'],
    [76.8, 76.8, 'about 75p to 80p a day'],
    [88, 112, 'about 85p to £1.15 a day'],
    [240, 262, 'about £2.40 to £2.80 a day'],
  ])('says %d to %d pence a day: %s', (low, high, words) => {
    expect(dayCostWords({ low, high })).toBe(words);
  });

  it.each([
    [-0.4, 0.4, ''],
    [12.2, 12.4, 'about £12 a year more to heat'],
    [-12.2, -12.4, 'about £12 a year less to heat'],
    [0.2, 3.1, 'up to £3 a year more to heat'],
    [-3.1, 0.2, 'up to £3 a year less to heat'],
    [8, 14, 'about £8 to £14 a year more to heat'],
    [-96, -88, 'about £90 to £95 a year less to heat'],
    [-4, 6, 'from £4 a year less to £6 more to heat, by the way it faces'],
  ])('says a change of %d to %d pounds: %s', (low, high, words) => {
    expect(changeWords({ low, high })).toBe(words);
  });
});

/** A year of a room with so many openings. */
const withOpenings = (count: number) =>
  ({ envelope: { glass: Array.from({ length: count }) } }) as unknown as YearRange['low'];

describe('warmth, light and the week, in words', () => {
  it.each([
    [18, 20.4, 'unlikely'],
    [20.5, 21.9, 'possible'],
    [22, 23.4, 'likely'],
    [23.5, 31, 'very likely'],
    [20.4, 22, 'from unlikely to likely by the way it faces'],
  ])('says %d to %d °C: %s', (low, high, likely) => {
    expect(plain(summerWords({ threshold: { low, high }, low: withOpenings(1) }))).toBe(
      `Too hot in hot weather, above 26 °C as we take it, is ${likely}, with windows open half of the time and no cooling`,
    );
  });

  it('says where nothing opens', () => {
    const threshold = { low: 20, high: 20 };
    expect(plain(summerWords({ threshold, low: withOpenings(0) }))).toBe(
      'Too hot in hot weather, above 26 °C as we take it, is unlikely, with no window to open and no cooling',
    );
  });

  it.each([
    [0, 'No daylight'],
    [1.9, 'Across the room, dim: a lamp for most of the day'],
    [2, 'Across the room, daylight, and often a lamp as well'],
    [5, 'Across the room, light enough without a lamp for most of the day'],
  ])('says a daylight factor of %d %%: %s', (factor, words) => {
    expect(lightWords(factor)).toBe(words);
  });

  it('says the week, the heating and the direction', () => {
    expect(plain(weekWords(usualUse('office')))).toBe('5 weekdays, 9 am to 5 pm; 21 °C');
    expect(plain(weekWords(usualUse('garden-room')))).toBe(
      '3 weekdays, 5 pm to 10 pm; 2 days at the weekend, 10 am to 6 pm; 21 °C',
    );
    const always = { days: 1, from: 0, to: 24 };
    expect(plain(weekWords({ weekdays: always, weekend: always, temperature: 19.5 }))).toBe(
      '1 weekday, midnight to midnight; 1 day at the weekend, midnight to midnight; 19.5 °C',
    );
    const none = { days: 0, from: 9, to: 17 };
    expect(weekWords({ weekdays: none, weekend: none, temperature: 21 })).toBe('never');
    expect(heatingWords('airConditioning')).toBe('the air conditioning, as a heat pump');
    expect([facingWords(0), facingWords(null)]).toEqual([
      'with its front to the south',
      'whichever way it faces',
    ]);
  });
});

describe('how we know', () => {
  const assumptions = numbersOf(STARTER_ASSUMPTIONS);
  const { choices, shell } = plainRoom;
  const room = buildRoom(shell, { ...choices, roomType: 'office' });
  const subject = { room, roomType: 'office', features: [] } as const;
  const terms = { assumptions, use: usualUse('office'), region: 'Midlands' } as const;
  const lines = howWeKnow(subject, terms, yearRange(subject, terms, null), null);

  it('says every number once, a line each', () => {
    expect(lines.map(({ label, value }) => `${label}: ${plain(value)}`)).toMatchInlineSnapshot(`
      [
        "Method: The monthly balance of SAP 2012 (BRE), a method for homes: worksheet parts 3 and 5 to 8",
        "Weather: A usual year in the Midlands region (SAP 2012, appendix U)",
        "Direction: whichever way it faces",
        "Week: 5 weekdays, 9 am to 5 pm; 21 °C",
        "Heating: By a plug-in electric heater, which needs the sockets of Full electrics: in these hours only, and none from June to September; a day without use is a day without heating",
        "Inside: 8.9 m² of floor, 22.4 m³",
        "Walls to the outside: 27.4 m², 0.18 W/m²K",
        "Roof: 8.9 m², 0.18 W/m²K",
        "Floor: 8.9 m², 0.18 W/m²K",
        "Windows: 1.1 m², 1.33 W/m²K with curtains drawn at night",
        "Doors: 1.9 m², 1.33 W/m²K with curtains drawn at night",
        "Joints of walls, floor and roof: 0.15 W/m²K of every surface: SAP’s value where they have not been calculated",
        "Air: 0.53 changes an hour in January: gaps (5 m³/(h·m²) at 50 Pa), wind, 2 sheltered sides, and windows opened for fresh air",
        "Loss in all: 23.2 W for each degree that it is warmer than outside",
        "Warmth that it stores: 100 kJ/m²K of floor: a light timber building",
        "People, lamps and machines: 35.1 W in January, the mean of day and night: as in a home of this size, for 40 hours a week whatever week is set; nothing for cooking or hot water",
        "Sun: 1.9 m² of glass without frames; trees and houses are taken to leave 77 % of the sun",
        "Hot weather: SAP 2012, appendix P: 2.0 air changes an hour, 90 % of the sun, no blinds, no shade of the roof; threshold 22.1 to 22.7 °C. It says how likely a room is too hot, not for how many hours; 26 °C is our figure for too hot",
        "Daylight across the room: Average daylight factor 2.5 % (BS 8206-2): the mean of the whole room under a grey sky, 65° of sky before the glass, reflectance 0.5, 92 % for dirt",
        "Sun on the desk: In a room with a desk, as under “Sun”: on any part of it, where the plan has it, under a clear sky, the mean of a month’s days. Sun below 5° is left out; trees, fences and clouds take more of it",
        "Not counted: Cooling, lamps and machines on the bill, the standing charge, and the power that the heater may lack on the coldest day",
      ]
    `);
  });

  it('says that a heater needs sockets, and that the house is warm', () => {
    const built = buildRoom(shell, { ...choices, roomType: 'extension' });
    const wired = {
      room: built,
      roomType: 'extension',
      features: ['full-electrics'],
    } as const;
    const known = howWeKnow(wired, terms, yearRange(wired, terms, 0), 0);
    const valueOf = (label: string, all = known) => all.find((line) => line.label === label)?.value;
    expect(valueOf('House behind it')).toBe('As warm as the room: no heat is lost to it');
    expect(valueOf('Heating')).not.toContain('sockets');
    expect(valueOf('Heating', lines)).toContain('sockets');
    expect([valueOf('House behind it', lines), valueOf('Patio glass')]).toEqual([
      undefined,
      undefined,
    ]);
  });
});
