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
 * Where the front looks, in words: "south-west".
 *
 * @param north degrees clockwise from the way the back wall looks to north
 */
export function frontLooks(north: number): string {
  const bearing = (((180 - north) % 360) + 360) % 360;
  return POINTS[Math.round(bearing / 45) % 8] ?? '';
}
