import { polygon } from './pen';
import type { Point, Shape } from './shapes';

/**
 * A person 1.70 m tall, standing at ease with one hand in a pocket: metres from the centre line, and
 * height. The outline is a smooth curve through these points.
 */
const BODY: readonly Point[] = [
  [0.05, 1.5], [0.062, 1.44], [0.13, 1.41], [0.195, 1.36], [0.235, 1.22], [0.27, 1.04], [0.235, 0.94],
  [0.19, 0.86], [0.188, 0.7], [0.165, 0.48], [0.16, 0.3], [0.13, 0.09], [0.19, 0.025], [0.18, 0],
  [0.075, 0], [0.075, 0.09], [0.07, 0.3], [0.055, 0.48], [0.012, 0.76], [-0.05, 0.48], [-0.075, 0.28],
  [-0.09, 0.09], [-0.085, 0], [-0.2, 0], [-0.21, 0.025], [-0.15, 0.09], [-0.165, 0.3], [-0.15, 0.48],
  [-0.18, 0.72], [-0.175, 0.9], [-0.165, 1.1], [-0.19, 0.98], [-0.195, 0.82], [-0.225, 0.75],
  [-0.25, 0.8], [-0.245, 0.96], [-0.25, 1.12], [-0.23, 1.26], [-0.195, 1.37], [-0.13, 1.41],
  [-0.062, 1.44], [-0.05, 1.5],
]; // oxfmt-ignore

/** The gap between the arm in the pocket and the body. */
const ELBOW: readonly Point[] = [[0.172, 1.16], [0.222, 1.04], [0.172, 0.95]]; // oxfmt-ignore

/** Centre and half axes of the head. */
const HEAD = { x: 0.004, height: 1.588, wide: 0.082, tall: 0.112 };

/** The figure is drawn slightly narrower than it was traced. */
const SLIM = 0.92;

/** Interpolated points between two points of the outline. */
const FINE = 4;

/** A person beside a room, for scale: x in metres, heights negative. */
export function person(x: number): Shape[] {
  const at = ([off, height]: Point): Point => [x + SLIM * off, -height];
  const head = Array.from({ length: 20 }, (_, n): Point => {
    const angle = (n / 20) * 2 * Math.PI;
    return [HEAD.x + HEAD.wide * Math.cos(angle), HEAD.height + HEAD.tall * Math.sin(angle)];
  });
  return [
    polygon('person', smooth(BODY).map(at), [ELBOW.map(at)]),
    polygon('person', head.map(at)),
  ];
}

/** A closed curve through all points (Catmull-Rom), as a polygon. */
function smooth(points: readonly Point[]): Point[] {
  const at = (n: number): Point => points[(n + points.length) % points.length] ?? [0, 0];
  return points.flatMap((_, n) =>
    Array.from({ length: FINE }, (_step, step): Point => {
      const t = step / FINE;
      const axis = (i: 0 | 1) => between(at(n - 1)[i], at(n)[i], at(n + 1)[i], at(n + 2)[i], t);
      return [axis(0), Math.max(0, axis(1))];
    }),
  );
}

function between(before: number, from: number, to: number, after: number, t: number): number {
  const bend = 2 * before - 5 * from + 4 * to - after;
  const twist = 3 * (from - to) + after - before;
  return from + 0.5 * t * (to - before + t * (bend + t * twist));
}
