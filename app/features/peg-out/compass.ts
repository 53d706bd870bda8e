const POINTS = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
];

/**
 * The direction the front faces, in words: "south-west".
 *
 * @param north degrees clockwise from the direction the back wall faces to north
 */
export function frontLooks(north: number): string {
  const bearing = (((180 - north) % 360) + 360) % 360;
  return POINTS[Math.round(bearing / 45) % 8] ?? '';
}
