import { eighthOf } from '#domain/room/sun/compass';

/** Two of the regions of SAP 2012: 6 Midlands and 12 East Anglia. */
export type ClimateRegion = 'Midlands' | 'East Anglia';

/** A usual year of a region, months from January (SAP 2012, appendix U, tables U1 to U4). */
export interface Climate {
  /** Degrees north. */
  readonly latitude: number;
  /** °C, the mean of each month. */
  readonly externalTemperature: readonly number[];
  /** m/s */
  readonly wind: readonly number[];
  /** W/m² on a horizontal plane, the mean of day and night. */
  readonly horizontalIrradiance: readonly number[];
}

export const CLIMATES: Readonly<Record<ClimateRegion, Climate>> = {
  Midlands: {
    latitude: 52.7,
    externalTemperature: [4.9, 5.3, 7.1, 9, 12.2, 14.9, 17.2, 17.1, 14.5, 11, 7.3, 5.2],
    wind: [4.8, 4.6, 4.5, 4, 3.7, 3.5, 3.3, 3.3, 3.7, 4, 4.3, 4.6],
    horizontalIrradiance: [26, 53, 95, 147, 188, 204, 194, 168, 117, 68, 34, 21],
  },
  'East Anglia': {
    latitude: 52.3,
    externalTemperature: [4.6, 5, 7, 9, 12.2, 15, 17.5, 17.6, 15, 11.4, 7.3, 5.1],
    wind: [5.4, 5.1, 5.1, 4.5, 4.1, 3.9, 3.7, 3.7, 4.2, 4.5, 4.8, 5.1],
    horizontalIrradiance: [29, 56, 100, 157, 196, 212, 203, 173, 123, 75, 38, 23],
  },
};

/** Days of each month (SAP 2012, table 1a). */
export const DAYS_OF_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** The sun's declination in each month, degrees (table U3). */
const DECLINATION = [-20.7, -12.8, -1.8, 9.8, 18.8, 23.1, 21.2, 13.7, 2.9, -8.7, -18.4, -23];

/** Constants k1 to k9 of table U5; columns north, north-east and -west, east and west, south-east and -west, south. */
const K = [
  [0.056, -2.85, -0.241, 0.839, 2.35],
  [-5.79, 2.89, -0.024, -0.604, -2.97],
  [6.23, 0.298, 0.351, 0.989, 2.4],
  [3.32, 4.52, 0.604, -0.554, -3.04],
  [-0.159, -6.28, -0.494, 0.251, 3.88],
  [-3.74, 1.47, -0.502, -2.49, -4.97],
  [-2.7, -2.58, -1.79, -2, -1.31],
  [3.45, 3.96, 2.06, 2.28, 1.27],
  [-1.21, -1.88, -0.405, 0.807, 1.83],
] as const;

/**
 * The ratio of the sun on a vertical plane to that on a horizontal one (appendix U, U3.2), by column of table
 * U5. The edition's constants go with the sine of the tilt, which is 1 for a wall.
 */
function verticalRatio(column: number, latitude: number, declination: number): number {
  const k = (n: number) => K[n - 1]?.[column] ?? 0;
  const cos = Math.cos(((latitude - declination) * Math.PI) / 180);
  const [a, b, c] = [k(1) + k(2) + k(3), k(4) + k(5) + k(6), k(7) + k(8) + k(9) + 1];
  return a * cos * cos + b * cos + c;
}

/** W/m² on a wall that faces each of the eight points of the compass, by month: `[eighth][month]`. */
type WallSun = readonly (readonly number[])[];

function wallSunOf({ latitude, horizontalIrradiance }: Climate): WallSun {
  return Array.from({ length: 8 }, (_, eighth) => {
    const column = eighth > 4 ? 8 - eighth : eighth;
    return horizontalIrradiance.map(
      (level, month) => level * verticalRatio(column, latitude, DECLINATION[month] ?? 0),
    );
  });
}

const WALL_SUN: Readonly<Record<ClimateRegion, WallSun>> = {
  Midlands: wallSunOf(CLIMATES.Midlands),
  'East Anglia': wallSunOf(CLIMATES['East Anglia']),
};

/**
 * The sun on a wall, W/m² in each month. SAP knows eight directions: the nearest one counts.
 *
 * @param bearing where the wall faces, degrees clockwise from north
 */
export function sunOnWall(region: ClimateRegion, bearing: number): readonly number[] {
  return WALL_SUN[region][eighthOf(bearing)] ?? [];
}
