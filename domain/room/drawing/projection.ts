import type { ShellMeasures, WallSide } from '#domain/room/geometry/walls';
import { onPlan } from './plan/on-plan';
import type { Point, Shape } from './shapes';

/** How far the viewer is turned from looking square at the broad face, and raised above the ground. */
const [TURNED, RAISED] = [(30 * Math.PI) / 180, (19 * Math.PI) / 180];

const [ALONG, ACROSS] = [Math.cos(TURNED), Math.sin(TURNED)];
const DOWN = Math.sin(RAISED);
/** The drawn height of one metre of height. */
export const UPRIGHT = Math.cos(RAISED);

/** A point in the room's own axes: across from its left, behind its front, above the ground. Metres. */
export type Place = readonly [across: number, behind: number, above: number];

/**
 * The view of a room from outside its front right corner: a parallel projection, in which a metre along one
 * axis always has the same drawn length.
 */
export function project([across, behind, above]: Place): Point {
  return [
    across * ALONG + behind * ACROSS,
    (across * ACROSS - behind * ALONG) * DOWN - above * UPRIGHT,
  ];
}

/** Maps points drawn on a wall's face (x from its left end, heights negative) to the wall's position. */
export function onWall(side: WallSide, shell: ShellMeasures): (point: Point) => Point {
  return ([along, down]) => {
    const [x, y] = onPlan(side, shell, along, 0);
    return project([x, -y, -down]);
  };
}

/** The shapes with their points mapped; not for shapes with arcs or text. */
export function moved(shapes: readonly Shape[], move: (point: Point) => Point): Shape[] {
  return shapes.flatMap((shape): Shape[] => {
    switch (shape.type) {
      case 'polygon':
        return [
          {
            ...shape,
            points: shape.points.map(move),
            ...(shape.holes && { holes: shape.holes.map((ring) => ring.map(move)) }),
          },
        ];
      case 'lines':
        return [{ ...shape, runs: shape.runs.map((run) => run.map(move)) }];
      default:
        return [];
    }
  });
}
