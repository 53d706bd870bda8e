import { describe, expect, it } from 'vitest';
import { buildRoom } from '#domain/room/geometry/room';
import { plainRoom } from '#domain/testing/model-rooms';
import { numbersOf, STARTER_ASSUMPTIONS } from './assumptions';
import { usualUse } from './use';
import { yearOf, type Year } from './year';

/**
 * Three rooms worked by hand with SAP 2012's worksheet: its line, the arithmetic in figures, and what we say. Each
 * line goes on from the rounded figures of those before it.
 */
type Line = readonly [line: string, byHand: number, ours: number | undefined];

const assumptions = numbersOf(STARTER_ASSUMPTIONS);
const { finishes } = plainRoom.choices;

/** The lines that differ by more than a two-thousandth. */
function wrongIn(lines: readonly Line[]): string[] {
  return lines
    .filter(([, byHand, ours = 0]) => !(Math.abs(ours - byHand) <= Math.abs(byHand) * 0.0005))
    .map(([line, byHand, ours]) => `${line}: ${byHand} by hand, not ${ours}`);
}

const areaOf = ({ envelope }: Year, of: string) =>
  envelope.surfaces.find((surface) => surface.of === of)?.area;

/** W/K in a month. */
const coefficientOf = (month: Year['months'][number] | undefined) =>
  month &&
  (month.fabricLoss + month.ventilationLoss) /
    (month.meanInternalTemperature - month.externalTemperature);

const demands = ({ months }: Year) => months.map(({ demand }) => demand);

describe('an office of 4 m by 3 m, front to the south, a door there and a window to the west', () => {
  const shell = { width: 4, depth: 3 };
  const room = buildRoom(shell, {
    roomType: 'office',
    windows: 1,
    doors: 1,
    patioGlass: false,
    finishes,
    placement: [
      { kind: 'door', wall: 'front', at: 1.55 },
      { kind: 'window', wall: 'left', at: 1 },
    ],
  });
  // 9 to 5 on five days: 16 hours off on each, and 24 on the other two.
  const terms = { assumptions, use: usualUse('office'), region: 'Midlands' } as const;
  const year = yearOf({ room, roomType: 'office', features: [] }, terms, 0);
  const [january] = year.months;

  it('loses heat as by hand', () => {
    expect(
      wrongIn([
        ['(4) floor', 3.532 * 2.532, year.envelope.floorArea],
        ['(5) volume', 8.943 * 2.5, year.envelope.volume],
        ['(27) window', 0.9 * 1.2, areaOf(year, 'window')],
        ['(26) door', 0.9 * 2.1, areaOf(year, 'door')],
        ['(29a) wall', 2 * (3.532 + 2.532) * 2.5 - 1.08 - 1.89, areaOf(year, 'wall')],
        ['(31) all', 27.35 + 2 * 8.943 + 1.08 + 1.89, year.envelope.area],
        // 27.35 × 0.18, twice 8.943 × 0.18, 2.97 × 1 / (1 / 1.4 + 0.04); (36) 0.15 × 48.206.
        ['(37) fabric', 4.923 + 2 * 1.6097 + 2.97 * 1.32576 + 7.2309, year.fabricCoefficient],
        // (18) 5 / 20; (20) 1 - 2 × 0.075; (22a) 4.8 / 4; (22b) 0.255; (24d).
        ['(25) air', 0.5 + 0.5 * (0.25 * 0.85 * 1.2) ** 2, january?.airChanges],
        ['(39) January', 19.3109 + 0.33 * 0.53251 * 22.3576, coefficientOf(january)],
      ]),
    ).toEqual([]);
  });

  it('gains heat as by hand', () => {
    expect(
      wrongIn([
        // In use for 5 × 8 of 168 hours: 0.2381. (42): one person below 13.9 m².
        ['(66) people', 60 * 0.2381, january?.internal.people],
        // (L5) 0.9 × 1.9172 × 0.8 × 0.83 / 8.943 = 0.128, so C2 is 0.96; 59.73 × 8.943^0.4714 (2.8089) × 0.5 × 0.96 =
        // 80.53 kWh; January 1 + 0.5 cos(2π 0.8 / 12) = 1.4568.
        [
          '(67) lamps',
          ((80.53 * 1.45677) / 365 / 24) * 0.85 * 1000 * 0.2381,
          january?.internal.lighting,
        ],
        // 207.8 × 2.8089 = 583.7 kWh; 1 + 0.157 cos(2π (1 - 1.78) / 12) = 1.1441.
        [
          '(68) machines',
          ((583.68 * 1.14408) / 365 / 24) * 1000 * 0.2381,
          january?.internal.appliances,
        ],
        ['(73) inside', 14.2857 + 2.7103 + 18.1502, january?.internalGains],
        // Glass: window 0.79 × 1.09 = 0.8611, door 0.59 × 1.79 = 1.0561. West 26 × (0.086 × 0.28569² - 0.392 × 0.28569 +
        // 0.865) = 19.761; south 26 × (1.78 × 0.28569² - 4.13 × 0.28569 + 2.79) = 45.640.
        ['(83) sun', 0.9 * 0.63 * 0.77 * (0.8611 * 19.761 + 1.0561 * 45.64), january?.solarGains],
      ]),
    ).toEqual([]);
  });

  it('needs as much heat as by hand', () => {
    expect(
      wrongIn([
        // τ 100 × 8.943 / (3.6 × 23.2398) = 10.689; a 1.71262; γ 63.6191 / (23.2398 × 16.1) = 0.17003; η 0.95975; tc 6.6723;
        // Tsc 4.9 + 0.95975 × 63.6191 / 23.2398 = 7.5273; u 13.4727 × (16 - 3.33615) / 24 = 7.109 and × (24 - 3.33615) / 24 = 11.5999.
        ['(93) inside', 21 - (5 / 7) * 7.109 - (2 / 7) * 11.5999, january?.meanInternalTemperature],
        ['(97) fabric', 19.3109 * (12.6079 - 4.9), january?.fabricLoss],
        ['(97) air', 3.9289 * (12.6079 - 4.9), january?.ventilationLoss],
        // γ 63.6191 / 179.1296 = 0.35516.
        ['(94)', (1 - 0.35516 ** 1.71262) / (1 - 0.35516 ** 2.71262), january?.utilisation],
        ['(98)', 0.024 * 31 * (179.1296 - 0.88345 * 63.6191), january?.demand],
        ['(98) year', 91.46 + 77.91 + 73.2 + 58.32 + 40.56 + 51.09 + 73.27 + 90.24, year.demand],
        ['cost', 556.04 * 26.11, year.costPence],
      ]),
    ).toEqual([]);
    expect(demands(year).map((kWh) => kWh.toFixed(1))).toEqual(
      ['91.5', '77.9', '73.2', '58.3', '40.6', '0.0', '0.0', '0.0', '0.0', '51.1', '73.3', '90.2'], // oxfmt-ignore
    );
  });

  it('is as warm in summer and as light as by hand', () => {
    expect(
      wrongIn([
        // Front and left are not opposite: 2 changes, 19.3109 + 0.33 × 2 × 22.3576 = 34.0669. July: west 194 × (0.086 ×
        // 0.85264² - 0.392 × 0.85264 + 0.865) = 115.10, south 194 × (1.78 × 0.85264² - 4.13 × 0.85264 + 2.79) = 109.15; inside
        // 14.286 + 1.011 + 13.579 = 28.875.
        [
          'P3 July',
          17.2 +
            (0.9 * 0.63 * 0.9 * (0.8611 * 115.1 + 1.0561 * 109.15) + 28.875) / 34.0669 +
            (2 - 0.007 * 100),
          year.summer.thresholds[1],
        ],
        ['daylight', (0.8 * 1.9172 * 65 * 0.92) / (48.206 * 0.75), year.daylightFactor],
      ]),
    ).toEqual([]);
    expect(year.summer.likelihood).toBe('medium');
  });
});

describe('an extension of 5 m by 4 m in East Anglia, patio glass to the north-east, underfloor heating', () => {
  const room = buildRoom(
    { width: 5, depth: 4 },
    { roomType: 'extension', windows: 2, doors: 0, patioGlass: true, finishes },
  );
  // 7 to 11 every day: 8 hours off.
  const terms = { assumptions, use: usualUse('extension'), region: 'East Anglia' } as const;
  const features = ['underfloor-heating'] as const;
  const year = yearOf({ room, roomType: 'extension', features }, terms, 135);
  const [january] = year.months;

  it('has no loss to the house behind it', () => {
    expect(
      wrongIn([
        ['(4) floor', 4.532 * 3.766, year.envelope.floorArea],
        ['(29a) wall', (4.532 + 2 * 3.766) * 2.5 - 2.4 * 2.1 - 2 * 1.08, areaOf(year, 'wall')],
        ['(31) all', 22.96 + 7.2 + 2 * 17.0675, year.envelope.area],
        ['(37)', 4.1328 + 2 * 3.0722 + 7.2 * 1.32576 + 0.15 * 64.295, year.fabricCoefficient],
        ['(25) air', 0.5 + 0.5 * (0.2125 * (5.4 / 4)) ** 2, january?.airChanges],
      ]),
    ).toEqual([]);
  });

  it('needs as much heat as by hand', () => {
    expect(
      wrongIn([
        // (42) 1 + 1.76 (1 - e^(-0.000349 × 3.1675²)) + 0.0013 × 3.1675 = 1.01027; 112 of 168 hours.
        ['(66) people', 60 * 1.01027 * (112 / 168), january?.internal.people],
        // 59.73 × 3.82769 × 0.5 × 0.96 = 109.74 kWh, 207.8 × 3.82769 = 795.39 kWh.
        ['(73)', 40.4108 + 10.3416 + 69.2542, january?.internalGains],
        // Patio 2.18 × 1.99 = 4.3382 of glass. North-east and -west 29 × (0.338 × 0.29237² - 0.29 × 0.29237 + 0.5) = 12.879;
        // south-east 29 × (1.224 × 0.29237² - 2.793 × 0.29237 + 2.087) = 39.876.
        [
          '(83)',
          0.9 * 0.63 * 0.77 * ((4.3382 + 0.8611) * 12.879 + 0.8611 * 39.876),
          january?.solarGains,
        ],
        // τ 12.7835, a 1.85224, γ 164.2328 / (37.0866 × 16.4) = 0.27002, η 0.93383, Tsc 8.7354, tc 7.1959 below 8 hours:
        // u 12.2646 × (8 - 3.59795) / 24.
        ['(93)', 21 - (12.2646 * 4.40205) / 24, january?.meanInternalTemperature],
        ['(94)', (1 - 0.31295 ** 1.85224) / (1 - 0.31295 ** 2.85224), january?.utilisation],
        ['(98)', 0.024 * 31 * (37.0866 * 14.1504 - 0.91709 * 164.2328), january?.demand],
        [
          '(98) year',
          278.39 + 228.65 + 190.88 + 125.68 + 66.3 + 117.37 + 210.09 + 272.23,
          year.demand,
        ],
        ['(211) fuel', 1489.58 / 1, year.fuel],
      ]),
    ).toEqual([]);
  });

  it('is too hot in summer, with windows on opposite sides', () => {
    expect(year.summer.airChanges).toBe(3);
    expect(year.summer.thresholds.map((degrees) => degrees.toFixed(2))).toEqual(
      ['22.39', '24.63', '24.01'], // oxfmt-ignore
    );
    expect(year.summer.likelihood).toBe('high');
  });
});

describe('a garden room of 3 m by 2.5 m without any opening, with air conditioning', () => {
  const room = buildRoom(
    { width: 3, depth: 2.5 },
    { roomType: 'garden-room', windows: 0, doors: 0, patioGlass: false, finishes },
  );
  // 5 to 10 on three evenings, 10 to 6 on two days: 19, 16 and, on the other two, 24 hours off.
  const terms = { assumptions, use: usualUse('garden-room'), region: 'Midlands' } as const;
  const features = ['air-conditioning'] as const;
  const year = yearOf({ room, roomType: 'garden-room', features }, terms, 0);
  const [january] = year.months;

  it('needs as much heat as by hand', () => {
    expect(
      wrongIn([
        ['(31) all', 2 * (2.532 + 2.032) * 2.5 + 2 * 5.145, year.envelope.area],
        ['(37)', 22.82 * 0.18 + 2 * 5.145 * 0.18 + 0.15 * 33.11, year.fabricCoefficient],
        // 31 of 168 hours: 11.0714; no daylight, so C2 is 1.433 and lamps use 92.63 kWh: 2.4161; machines 449.77 kWh: 10.8393.
        ['(84)', 11.0714 + 2.4161 + 10.8393, january?.internalGains],
        // τ 10.838, η 0.97874, tc 6.7095, Tsc 6.7056: u 9.3183, 7.5315 and 12.2963.
        [
          '(93)',
          21 - (3 * 9.3183 + 2 * 7.5315 + 2 * 12.2963) / 7,
          january?.meanInternalTemperature,
        ],
        ['(98)', 0.024 * 31 * (13.1866 * 6.4413 - 0.91434 * 24.3268), january?.demand],
        ['(98) year', 46.65 + 41 + 39.91 + 33.04 + 24.52 + 28.11 + 38.05 + 45.74, year.demand],
        ['(211) fuel', 297 / 2.5, year.fuel],
        ['cost', 118.8 * 26.11, year.costPence],
      ]),
    ).toEqual([]);
    expect(year.months.map(({ solarGains }) => solarGains)).toEqual(Array(12).fill(0));
  });

  it('has nothing to open in summer, and no daylight', () => {
    expect(wrongIn([['P3 July', 20.269, year.summer.thresholds[1]]])).toEqual([]);
    expect([year.summer.airChanges, year.daylightFactor]).toEqual([0.1, 0]);
  });
});
