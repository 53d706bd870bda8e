import type { Point } from '#domain/room/drawing/shapes';
import { solve } from './least-squares';

/** A mapping from the plane to a picture: nine numbers, row by row, the last of them 1. */
export type Homography = readonly [
  number, number, number,
  number, number, number,
  number, number, number,
]; // prettier-ignore

/** Four points of a plane, and where each is in a picture. */
export type FourPairs = readonly (readonly [plane: Point, picture: Point])[];

/**
 * The mapping that takes four points to four others (Hartley and Zisserman, Multiple View Geometry, §4.1).
 *
 * @returns null where three of them lie in a line
 */
export function homographyOf(pairs: FourPairs): Homography | null {
  const rows = pairs.flatMap(([[x, y], [u, v]]) => [
    [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
    [0, 0, 0, x, y, 1, -v * x, -v * y, v],
  ]);
  const found = solve(rows);
  if (found === null) return null;
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = found;
  return [a, b, c, d, e, f, g, h, 1];
}
