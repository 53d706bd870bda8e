/** As far round as an extension is seen: never from behind its house. Degrees to either side. */
const FURTHEST = 75;
const [ROUND, QUARTER] = [180, 90];

/** How far a room can be turned, in degrees: all round, or before the house it is built against. */
export function rangeOf(house: boolean): readonly [least: number, most: number] {
  return house ? [-FURTHEST, FURTHEST] : [-ROUND, ROUND];
}

/** The azimuth that is seen, in degrees: from -180 to 180, and before a house within its range. */
export function azimuthSeen(azimuth: number, house: boolean): number {
  const [least, most] = rangeOf(house);
  return Math.min(most, Math.max(least, once(azimuth)));
}

/** The azimuth after turning; before a house it stops at the ends. Degrees. */
export function turnedBy(azimuth: number, degrees: number, house: boolean): number {
  const turned = azimuthSeen(azimuth, house) + degrees;
  if (!house) return once(turned);
  return Math.min(FURTHEST, Math.max(-FURTHEST, turned));
}

/** A quarter of the way round; before a house to the other side of it where there is no further. */
export function quarterOn(azimuth: number, house: boolean): number {
  const seen = azimuthSeen(azimuth, house);
  return turnedBy(seen, house && seen > FURTHEST - QUARTER ? -QUARTER : QUARTER, house);
}

/** From -180 up to 180 degrees. */
function once(azimuth: number): number {
  return ((((azimuth + ROUND) % 360) + 360) % 360) - ROUND;
}
