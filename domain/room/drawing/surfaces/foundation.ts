import { FOUNDATIONS } from '#domain/room/options/foundations';
import type { FinishId } from '#domain/room/options/option-ids';
import type { Room } from '#domain/room/geometry/room';
import type { WallSide } from '#domain/room/geometry/walls';
import { outline, polygon, rectangle } from '#domain/room/drawing/pen';
import type { Shape } from '#domain/room/drawing/shapes';
import { wallFoot } from './wall-face';

/**
 * How far a slab extends beyond the room, its depth in the ground, the approximate spacing of pads, and
 * below it their width. Metres.
 */
const [SLAB_BEYOND, SLAB_DEEP, PAD_STEP] = [0.1, 0.12, 1.3];
export const PAD_WIDE = 0.3;

/** What carries a wall, as seen in its elevation: x from its left end, heights negative. */
export function standsOn(room: Room, side: WallSide, finish: FinishId<'foundation'>): Shape[] {
  const { length } = room.walls[side];
  const foot = wallFoot(room);
  const { support } = FOUNDATIONS[finish];
  if (support === 'slab') {
    const slab = rectangle([-SLAB_BEYOND, 0], [length + SLAB_BEYOND, SLAB_DEEP]);
    return [polygon('foundation', slab), outline('edge', slab)];
  }
  if (support === 'none') return [];
  return padsUnder(length).flatMap((x) => {
    const foundation = rectangle([x - PAD_WIDE / 2, -foot / 3], [x + PAD_WIDE / 2, 0.05]);
    const post = rectangle([x - 0.05, -foot], [x + 0.05, -foot / 3]);
    return [polygon('foundation', foundation), outline('edge', foundation), polygon('trim', post)];
  });
}

/** Positions of pads along a wall: at its ends and evenly between. Metres. */
export function padsUnder(length: number): number[] {
  const ends = PAD_WIDE / 2;
  const count = Math.max(1, Math.round((length - 2 * ends) / PAD_STEP));
  return Array.from({ length: count + 1 }, (_, n) => ends + (n * (length - 2 * ends)) / count);
}
