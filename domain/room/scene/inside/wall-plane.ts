import { onPlan } from '#domain/room/drawing/plan/on-plan';
import type { Place } from '#domain/room/drawing/projection';
import type { Point } from '#domain/room/drawing/shapes';
import type { OnWall } from '#domain/room/geometry/openings/panes';
import type { PlacedOpening } from '#domain/room/geometry/openings/placed-opening';
import type { WallSide } from '#domain/room/geometry/walls';
import { seen, type View } from './view';

/** What a room's inner faces follow from. */
export type Inside = Pick<View, 'room' | 'floor' | 'low' | 'high'>;

/** The walls that a section through the room shows. */
export const SHOWN = ['front', 'left', 'right'] as const satisfies readonly WallSide[];

/** A rectangle parallel to a wall, `into` metres behind its outer face. */
export function onWall(
  view: View,
  side: WallSide,
  into: number,
  [from, to, low, high]: OnWall,
): Point[] {
  return seen(view, [
    placeOn(view, side, from, into, low),
    placeOn(view, side, to, into, low),
    placeOn(view, side, to, into, high),
    placeOn(view, side, from, into, high),
  ]);
}

/** One place in a wall; its height is above the floor. */
export function placeOn(
  { room, low }: View,
  side: WallSide,
  along: number,
  into: number,
  z: number,
): Place {
  const [x, y] = onPlan(side, room, along, -into);
  return [x, -y, low + z];
}

/** The inner face of a wall, from its left end as seen from outside to where the room is cut. */
export function faceOf({ room, floor, low, high }: Inside, side: WallSide): OnWall {
  const t = room.wallThickness;
  const top = high - low;
  switch (side) {
    case 'front':
    case 'back':
      return [t, room.width - t, 0, top];
    case 'right':
      return [t, floor.back, 0, top];
    case 'left':
      return [room.depth - floor.back, room.depth - t, 0, top];
  }
}

export function holeOf({ at, width, sill, head }: PlacedOpening): OnWall {
  return [at, at + width, sill, head];
}

/** The stretches of a wall's face that its openings leave between two heights. */
export function solidStretches(
  inside: Inside,
  side: WallSide,
  low: number,
  high: number,
): (readonly [from: number, to: number])[] {
  const [start, end] = faceOf(inside, side);
  const inTheWay = inside.room.walls[side].openings.filter(
    ({ sill, head }) => sill < high && head > low,
  );
  const cuts = [start, ...inTheWay.flatMap(({ at, width }) => [at, at + width]), end];
  return cuts.flatMap((from, n) => {
    const to = cuts[n + 1];
    return n % 2 === 0 && to !== undefined && to > from ? [[from, to] as const] : [];
  });
}
