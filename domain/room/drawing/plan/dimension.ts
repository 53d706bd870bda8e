import { lines, text } from '#domain/room/drawing/pen';
import { link, metres } from './metres';
import type { Point, Shape } from '#domain/room/drawing/shapes';

/**
 * The text height (one em) and a thirteenth of it, the unit of ticks and gaps, in metres of the drawing.
 */
export interface Type {
  size: number;
  unit: number;
}

/** A straight stretch to be measured, and the unit vector towards its measure. */
export interface Stretch {
  from: Point;
  to: Point;
  away: Point;
  /** Metres from the stretch to its dimension line. */
  off: number;
}

/** The text size of a chain's links, relative to the drawing's. */
const LINK_SIZE = 0.85;
/** In units: half an oblique tick, a witness line inwards and outwards, text off its line. */
const [TICK, INWARDS, OUTWARDS, CLEAR] = [4, 7, 6, 5];

/** A line with an oblique tick at each end and the measure beyond it: "4.0 m". */
export function dimension(stretch: Stretch, type: Type, label?: string): Shape[] {
  const { from, to } = ends(stretch);
  const length = distance(stretch.from, stretch.to);
  return [
    ...dimensionLine([from, to], stretch.away, type),
    words('measure', middle(from, to), stretch, type, label ?? metres(length)),
  ];
}

/**
 * A row of measures: openings are written beyond the line, the wall between them on its near side, so
 * that narrow piers have room for theirs.
 *
 * @param cuts ascending metres along the stretch, including both ends; openings are between the second
 * and the third, the fourth and the fifth, and so on
 */
export function chain(stretch: Stretch, cuts: readonly number[], type: Type): Shape[] {
  const { from, to } = ends(stretch);
  const at = (along: number) => towards(from, to, along);
  const small = { ...type, size: type.size * LINK_SIZE };
  const labels = cuts.slice(1).map((cut, index): Shape => {
    const before = cuts[index] ?? 0;
    const place = at((before + cut) / 2);
    const isOpening = index % 2 === 1;
    const away: Point = isOpening ? stretch.away : [-stretch.away[0], -stretch.away[1]];
    return words('link', place, { ...stretch, away }, small, link(cut - before));
  });
  return [...dimensionLine(cuts.map(at), stretch.away, type), ...labels];
}

function dimensionLine(points: readonly Point[], away: Point, { unit }: Type): Shape[] {
  const first: Point = points[0] ?? [0, 0];
  const last: Point = points.at(-1) ?? first;
  const way = direction(first, last);
  return [
    lines(
      'dimension',
      [shift(first, way, -CLEAR * unit), shift(last, way, CLEAR * unit)],
      ...points.map((point) => [
        shift(point, away, -INWARDS * unit),
        shift(point, away, OUTWARDS * unit),
      ]),
    ),
    lines(
      'tick',
      ...points.map(([x, y]): Point[] => [
        [x - TICK * unit, y + TICK * unit],
        [x + TICK * unit, y - TICK * unit],
      ]),
    ),
  ];
}

/** Text along the line, readable from below or from the right, on the given side. */
function words(
  role: 'measure' | 'link',
  place: Point,
  { from, to, away }: Stretch,
  { size, unit }: Type,
  label: string,
): Shape {
  const [x, y] = direction(from, to);
  const turn = (Math.atan2(y, x) * 180) / Math.PI;
  // Never upside down: text that would be is rotated.
  const angle = turn > 90.01 ? turn - 180 : turn <= -90.01 ? turn + 180 : turn === 90 ? -90 : turn;
  const radians = (angle * Math.PI) / 180;
  const up: Point = [Math.sin(radians), -Math.cos(radians)];
  const above = up[0] * away[0] + up[1] * away[1] > 0;
  const off = above ? (CLEAR + 1) * unit : CLEAR * unit + 0.78 * size;
  return text(role, shift(place, away, off), label, size, { angle });
}

function ends({ from, to, away, off }: Stretch): { from: Point; to: Point } {
  return { from: shift(from, away, off), to: shift(to, away, off) };
}

function shift([x, y]: Point, [wayX, wayY]: Point, by: number): Point {
  return [x + wayX * by, y + wayY * by];
}

function distance([x, y]: Point, [toX, toY]: Point): number {
  return Math.hypot(toX - x, toY - y);
}

function direction(from: Point, to: Point): Point {
  const length = distance(from, to) || 1;
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}

function towards(from: Point, to: Point, along: number): Point {
  return shift(from, direction(from, to), along);
}

function middle([x, y]: Point, [toX, toY]: Point): Point {
  return [(x + toX) / 2, (y + toY) / 2];
}
