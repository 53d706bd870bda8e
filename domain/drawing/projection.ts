import type { ShellMeasures, WallSide } from '#domain/geometry/walls';
import type { Corner } from './corners';
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

/** A parallel projection: a metre along one axis always has the same drawn length. */
export interface Projection {
  /** The visible broad face, and the one beside it. */
  face: WallSide;
  beside: WallSide;
  /** Direction of shadows on the ground, per metre of height. */
  shadow: readonly [across: number, behind: number];
  project: (place: Place) => Point;
}

/** The view of a room from outside one of its corners. */
export function seenFrom(corner: Corner): Projection {
  const [face, beside] = corner.split('-') as ['front' | 'back', 'left' | 'right'];
  // From behind, both axes are reversed.
  const turn = face === 'front' ? 1 : -1;
  const hand = (beside === 'right' ? 1 : -1) * turn;
  return {
    face,
    beside,
    shadow: [0.42 * hand * turn, 0.2 * turn],
    project: ([across, behind, above]) => [
      turn * (across * ALONG + hand * behind * ACROSS),
      turn * (hand * across * ACROSS - behind * ALONG) * DOWN - above * UPRIGHT,
    ],
  };
}

/** Maps points drawn on a wall's face (x from its left end, heights negative) to the wall's position. */
export function onWall(
  side: WallSide,
  shell: ShellMeasures,
  { project }: Projection,
): (point: Point) => Point {
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
