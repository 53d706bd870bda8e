import { NEIGHBOURS, roofTopAt } from '#domain/room/drawing/surfaces/roof-edge';
import type { Place } from '#domain/room/drawing/projection';
import type { Room } from '#domain/room/geometry/room';
import type { Part } from '#domain/room/scene/scene';
import { blockBeside, blocks } from '#domain/room/scene/outside/solids';
import type { RoomView } from '#domain/room/scene/outside/view';

/** Metres: how deep and high a gutter is, and its distance below the edge of the roof. */
const [DEEP, HIGH, BELOW] = [0.1, 0.09, 0.07];
/** Metres: where a pipe stands from the end of its wall, its width, and its distance from the wall. */
const [PIPE_AT, PIPE, PIPE_OFF] = [0.1, 0.07, 0.03];
/** Where a pipe ends above the ground. Metres. */
const SHOE = 0.12;

/** A block beside a wall by two opposite corners: along it, out of it, above the ground. */
type Corners = readonly [from: Place, to: Place];

/** The gutter along the low side, and the pipe at its left end: less free wall than any opening leaves. */
export function gutterBy(room: Room): { run: Corners; neck: Corners; pipe: Corners } {
  const side = room.roof.lowSide;
  const { length } = room.walls[side];
  const { overhang, thickness } = room.roof;
  const out = overhang[side];
  const top = roofTopAt(room, side === 'back' ? room.depth + out : -out) - BELOW;
  const ends = NEIGHBOURS[side];
  const under = top + BELOW - thickness;
  return {
    run: [
      [-overhang[ends.left], out, top - HIGH],
      [length + overhang[ends.right], out + DEEP, top],
    ],
    neck: [
      [PIPE_AT, PIPE_OFF, under - PIPE],
      [PIPE_AT + PIPE, out + DEEP, under],
    ],
    pipe: [
      [PIPE_AT, PIPE_OFF, SHOE],
      [PIPE_AT + PIPE, PIPE_OFF + PIPE, under - PIPE],
    ],
  };
}

export function gutter({ camera, room, visible }: RoomView): Part[] {
  const side = room.roof.lowSide;
  if (!visible.includes(side)) return [];
  const { run, neck, pipe } = gutterBy(room);
  return [pipe, neck, run].flatMap(([from, to]) =>
    blocks(camera, 'gutter', [blockBeside(side, room, from, to)]),
  );
}
