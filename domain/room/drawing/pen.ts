import type { Arc, Lines, Point, Polygon, Role, Text } from './shapes';

/** A filled outline, with optional holes. */
export function polygon(
  role: Role,
  points: readonly Point[],
  holes?: readonly (readonly Point[])[],
): Polygon {
  return holes?.length
    ? { type: 'polygon', role, points, holes }
    : { type: 'polygon', role, points };
}

/** A rectangle from one corner to the opposite one. */
export function rectangle([x, y]: Point, [toX, toY]: Point): Point[] {
  return [
    [x, y],
    [toX, y],
    [toX, toY],
    [x, toY],
  ];
}

/** Strokes of one role. */
export function lines(role: Role, ...runs: readonly (readonly Point[])[]): Lines {
  return { type: 'lines', role, runs };
}

/** An outline without a fill. */
export function outline(role: Role, points: readonly Point[]): Lines {
  return lines(role, points[0] ? [...points, points[0]] : points);
}

/** An arc of a circle. */
export function arc(role: Role, centre: Point, radius: number, from: number, to: number): Arc {
  return { type: 'arc', role, centre, radius, from, to };
}

/** Text at a point on its baseline; centred and level by default. */
export function text(
  role: Role,
  at: Point,
  words: string,
  size: number,
  { anchor = 'middle', angle = 0 }: { anchor?: Text['anchor']; angle?: number } = {},
): Text {
  return { type: 'text', role, at, text: words, size, anchor, angle };
}
