import type { Point } from '#domain/room/drawing/shapes';
import type { Area } from '#domain/room/furniture/area';

/** Corners of a convex polygon, in either direction. */
export type Ring = readonly Point[];

/** The part of a convex polygon to the left of the line from one point to another; empty if none is. */
function leftOf(ring: Ring, from: Point, to: Point): Ring {
  const kept: Point[] = [];
  for (const [n, here] of ring.entries()) {
    const next = ring[(n + 1) % ring.length] ?? here;
    const [a, b] = [sideOf(here, from, to), sideOf(next, from, to)];
    if (a >= 0) kept.push(here);
    if (a >= 0 === b >= 0) continue;
    const share = a / (a - b);
    kept.push([here[0] + (next[0] - here[0]) * share, here[1] + (next[1] - here[1]) * share]);
  }
  return kept.length > 2 ? kept : [];
}

/** More than 0 to the left of a line, less to the right. */
function sideOf([x, y]: Point, from: Point, to: Point): number {
  return (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]);
}

/** The part of a convex polygon within an area of the floor. */
export function within(ring: Ring, area: Area): Ring {
  // Most lie wholly outside: that is seen without cutting.
  if (isBeside(ring, area)) return [];
  const { left, right, front, back } = area;
  const cut = leftOf(leftOf(ring, [left, front], [right, front]), [right, front], [right, back]);
  return leftOf(leftOf(cut, [right, back], [left, back]), [left, back], [left, front]);
}

function isBeside(ring: Ring, { left, right, front, back }: Area): boolean {
  return (
    ring.every(([x]) => x <= left) ||
    ring.every(([x]) => x >= right) ||
    ring.every(([, y]) => y <= front) ||
    ring.every(([, y]) => y >= back)
  );
}

/** What is left of convex polygons outside another one, in convex pieces. */
export function without(rings: readonly Ring[], hole: Ring): Ring[] {
  const edges = sides(signedArea(hole) < 0 ? hole.toReversed() : hole);
  if (edges.length < 3) return [...rings];
  return rings.flatMap((ring) => {
    // Most are clear of it: that is seen without cutting.
    if (edges.some(([from, to]) => ring.every((point) => sideOf(point, from, to) <= 0)))
      return [ring];
    const pieces: Ring[] = [];
    let rest = ring;
    for (const [from, to] of edges) {
      const beyond = leftOf(rest, to, from);
      if (areaOf(beyond) > CRUMB) pieces.push(beyond);
      rest = leftOf(rest, from, to);
    }
    // Nothing hidden: the polygon stays in one piece.
    return areaOf(rest) > CRUMB ? pieces : [ring];
  });
}

/** Square metres. */
export function areaOf(ring: Ring): number {
  return Math.abs(signedArea(ring));
}

/** Below this an area is a rounding error. Square metres. */
export const CRUMB = 1e-6;

function signedArea(ring: Ring): number {
  let sum = 0;
  let [fromX, fromY] = ring.at(-1) ?? [0, 0];
  for (const [x, y] of ring) {
    sum += (fromX * y - x * fromY) / 2;
    [fromX, fromY] = [x, y];
  }
  return sum;
}

function sides(ring: Ring): (readonly [from: Point, to: Point])[] {
  return ring.map((from, n) => [from, ring[(n + 1) % ring.length] ?? from]);
}
