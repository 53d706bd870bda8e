import type { ShellMeasures, WallSide } from '#domain/room/geometry/walls';
import type { Point } from '#domain/room/drawing/shapes';

/**
 * A point beside a wall, on the plan: the front left corner of the room is [0, 0], its depth goes up the
 * sheet.
 *
 * @param along metres from the wall's left end as seen from outside
 * @param out metres outwards from its outer face; negative: into the wall
 */
export function onPlan(
  side: WallSide,
  { width, depth }: ShellMeasures,
  along: number,
  out: number,
): Point {
  switch (side) {
    case 'front':
      return [along, out];
    case 'right':
      return [width + out, -along];
    case 'back':
      return [width - along, -depth - out];
    case 'left':
      return [-out, along - depth];
  }
}

/** The four corners of a stretch of wall, from `out` to `into` metres off its outer face. */
export function stretchOnPlan(
  side: WallSide,
  shell: ShellMeasures,
  [from, to]: readonly [number, number],
  [near, far]: readonly [number, number],
): Point[] {
  return [
    onPlan(side, shell, from, near),
    onPlan(side, shell, to, near),
    onPlan(side, shell, to, far),
    onPlan(side, shell, from, far),
  ];
}
