import type { Room } from '#domain/room/geometry/room';
import type { WallSide } from '#domain/room/geometry/walls';
import type { Point } from '#domain/room/drawing/shapes';

/** The walls at the left and right end of each, as seen from outside. */
export const NEIGHBOURS = {
  front: { left: 'left', right: 'right' },
  right: { left: 'front', right: 'back' },
  back: { left: 'right', right: 'left' },
  left: { left: 'back', right: 'front' },
} as const satisfies Record<WallSide, { left: WallSide; right: WallSide }>;

/**
 * The edge of the roof above a wall: the positions of its ends from the wall's left end, and the heights
 * of their tops.
 */
export type RoofEdge = Record<'left' | 'right', { at: number; top: number }>;

/**
 * Height of the roof's top above the ground, at a distance in metres behind the outer face of the front.
 */
export function roofTopAt({ roof: { height }, depth }: Room, behindFront: number): number {
  return height.front + ((height.back - height.front) * behindFront) / depth;
}

/** The roof's edge as seen in the elevation of one side, overhangs included. Metres. */
export function roofEdge(room: Room, side: WallSide): RoofEdge {
  const { overhang } = room.roof;
  const ends = NEIGHBOURS[side];
  const front = roofTopAt(room, -overhang.front);
  const back = roofTopAt(room, room.depth + overhang.back);
  const topOver = (end: WallSide) =>
    end === 'front' || (end !== 'back' && side === 'front') ? front : back;
  return {
    left: { at: -overhang[ends.left], top: topOver(ends.left) },
    right: { at: room.walls[side].length + overhang[ends.right], top: topOver(ends.right) },
  };
}

/** The fascia: from the top of an edge to its underside. */
export function edgeOutline({ left, right }: RoofEdge, thickness: number): Point[] {
  return [
    [left.at, -left.top],
    [right.at, -right.top],
    [right.at, thickness - right.top],
    [left.at, thickness - left.top],
  ];
}
