import type { Point } from './shapes';

/** The convex hull of points, clockwise on the sheet. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted(([x, y], [otherX, otherY]) => x - otherX || y - otherY);
  return [...half(sorted), ...half(sorted.toReversed())];
}

/** One half of the hull without its last point, which is the first of the other half. */
function half(points: readonly Point[]): Point[] {
  const side: Point[] = [];
  for (const point of points) {
    while (side.length > 1 && !turnsRight(side.at(-2), side.at(-1), point)) side.pop();
    side.push(point);
  }
  return side.slice(0, -1);
}

function turnsRight(one: Point = [0, 0], two: Point = [0, 0], three: Point = [0, 0]): boolean {
  return (two[0] - one[0]) * (three[1] - one[1]) > (two[1] - one[1]) * (three[0] - one[0]);
}
