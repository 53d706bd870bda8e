import { WALL_SIDES, wallLength, type ShellMeasures, type WallSide } from '#domain/geometry/walls';

/** On the plan, in metres: x runs right from the front left corner, y away from the front. */
export interface PlanPoint {
  readonly x: number;
  readonly y: number;
}

/** A position on a wall; `along` runs from its left end as seen from outside, in metres. */
export interface WallPlace {
  readonly wall: WallSide;
  readonly along: number;
}

/** How much nearer another wall must be before an opening moves to it. Metres. */
const LOYALTY = 0.4;

/** The position on the walls nearest to a point; stays on `present` unless another is clearly nearer. */
export function wallAt(point: PlanPoint, shell: ShellMeasures, present: WallSide): WallPlace {
  const places = WALL_SIDES.map((wall) => {
    const { along, away } = beside(wall, point, shell);
    const past = Math.max(0, -along, along - wallLength(wall, shell));
    const distance = Math.hypot(away, past) - (wall === present ? LOYALTY : 0);
    return { wall, along, distance };
  });
  const { wall, along } = places.reduce((best, next) =>
    next.distance < best.distance ? next : best,
  );
  return { wall, along };
}

/** Plan coordinates of a position on a wall's outer face. */
export function pointOn({ wall, along }: WallPlace, { width, depth }: ShellMeasures): PlanPoint {
  switch (wall) {
    case 'front':
      return { x: along, y: 0 };
    case 'right':
      return { x: width, y: along };
    case 'back':
      return { x: width - along, y: depth };
    case 'left':
      return { x: 0, y: depth - along };
  }
}

function beside(wall: WallSide, { x, y }: PlanPoint, { width, depth }: ShellMeasures) {
  switch (wall) {
    case 'front':
      return { along: x, away: y };
    case 'right':
      return { along: y, away: x - width };
    case 'back':
      return { along: width - x, away: y - depth };
    case 'left':
      return { along: depth - y, away: x };
  }
}
