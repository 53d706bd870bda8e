import type { ShellMeasures, WallSide } from '#domain/geometry/walls';
import type { Corner } from './corners';
import { onPlan } from './plan/on-plan';
import type { Point, Shape } from './shapes';

/** How far the eye is turned from looking square at the long face, and raised above the ground. */
const [TURNED, RAISED] = [(30 * Math.PI) / 180, (19 * Math.PI) / 180];

const [ALONG, ACROSS] = [Math.cos(TURNED), Math.sin(TURNED)];
const DOWN = Math.sin(RAISED);
/** How tall a metre of height is drawn. */
export const UPRIGHT = Math.cos(RAISED);

/** A place in the room's own axes: across from its left, behind its front, above the ground. Metres. */
export type Place = readonly [across: number, behind: number, above: number];

/** A parallel projection: every metre along one axis is drawn equally long, wherever it is. */
export interface Projection {
  /** The broad face that is seen, and the one beside it. */
  face: WallSide;
  beside: WallSide;
  /** The way shadows fall on the ground, per metre of height. */
  shadow: readonly [across: number, behind: number];
  project: (place: Place) => Point;
}

/** The view of a room from outside one of its corners. */
export function seenFrom(corner: Corner): Projection {
  const [face, beside] = corner.split('-') as ['front' | 'back', 'left' | 'right'];
  // Seen from behind, both axes run the other way.
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

/** Stands what is drawn on a wall's face (x from its left end, heights negative) where the wall is. */
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

/** The same shapes with their points elsewhere; those with arcs or text have no place here. */
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
