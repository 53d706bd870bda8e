const POINTS = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;

/** The nearest of the eight compass points to a bearing, in degrees clockwise from north. */
export function compassPoint(bearing: number): string {
  return POINTS[eighthOf(bearing)] ?? '';
}

/** 0 for north, 1 for north-east, to 7 for north-west: the nearest to a bearing, in degrees clockwise from north. */
export function eighthOf(bearing: number): number {
  return Math.round(withinTurn(bearing) / 45) % 8;
}

/**
 * The direction the front faces, in words: "south-west".
 *
 * @param north degrees clockwise from the direction the back wall faces to north
 */
export function frontLooks(north: number): string {
  return compassPoint(180 - north);
}

/** Degrees from 0 to below 360. */
function withinTurn(degrees: number): number {
  return ((degrees % 360) + 360) % 360;
}
