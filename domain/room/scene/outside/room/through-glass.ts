import { WALL_SIDES, type WallSide } from '#domain/room/geometry/walls';
import { solidStretches } from '#domain/room/geometry/partition';
import type { Part } from '#domain/room/scene/scene';
import {
  beside,
  blocks,
  filled,
  level,
  upright,
  type Block,
} from '#domain/room/scene/outside/solids';
import type { RoomView } from '#domain/room/scene/outside/view';
import { deskInside, lampInside, sofaInside } from './furniture-inside';
import { liningInside } from './lining-inside';

/** What is seen of the inside by somebody outside: to be clipped to the glass. */
export function throughGlass(view: RoomView): Part[] {
  const { camera, visible } = view;
  const inner = innerBlock(view);
  const { from, to } = inner;
  const hidden = WALL_SIDES.filter((side) => !visible.includes(side));
  const across: readonly WallSide[] = hidden.filter((side) => side === 'front' || side === 'back');
  const show = (side: WallSide) => camera.outline(upright(side, inner));
  return [
    ...filled('seenCeiling', [camera.outline(level([from, to], to[2]))]),
    ...filled('seenWall', across.map(show)),
    ...hidden
      .filter((side) => !across.includes(side))
      .flatMap((side) => liningInside(view, side, inner)),
    ...filled('seenFloor', [camera.outline(level([from, to], from[2]))]),
    ...hidden.flatMap((side) => farOpenings(view, side)),
    ...furnished(view, inner),
  ];
}

/** What stands inside; in a room of two spaces each has its own, with the partition between them. */
function furnished(view: RoomView, inner: Block): Part[] {
  const { camera, room } = view;
  const { partition } = room;
  if (!partition)
    return [...sofaInside(view, inner), ...deskInside(view, inner), ...lampInside(view, inner)];
  const { from, to } = inner;
  const left: Block = { from, to: [partition.left, to[1], to[2]] };
  const right: Block = { from: [partition.right, from[1], from[2]], to };
  const between = solidStretches(partition, { front: from[1], back: to[1] }).map(
    ({ front, back }): Block => ({
      from: [partition.left, front, from[2]],
      to: [partition.right, back, to[2]],
    }),
  );
  const [near, far] = camera.at[0] < partition.left ? [left, right] : [right, left];
  return [
    ...deskInside(view, far),
    ...lampInside(view, far),
    ...blocks(camera, 'seenSide', between),
    ...sofaInside(view, near),
    ...lampInside(view, near),
  ];
}

/** The space inside the walls. */
function innerBlock({ room }: RoomView): Block {
  const { width, depth, wallThickness: thick, floorLevel, inside, walls } = room;
  const back = walls.back.house ? depth : depth - thick;
  return {
    from: [thick, thick, floorLevel],
    to: [Math.max(thick, width - thick), Math.max(thick, back), floorLevel + inside.height],
  };
}

/** The garden behind the room, through the glass of its far walls. */
function farOpenings({ camera, room }: RoomView, side: WallSide): Part[] {
  const frames = room.walls[side].openings.map(({ at, width, sill, head }) =>
    ([0, 0.07] as const).map((inset) => {
      const [low, high] = [room.floorLevel + sill + inset, room.floorLevel + head - inset];
      const place = (along: number, above: number) =>
        beside(side, room, [along, -room.wallThickness, above]);
      return camera.outline([
        place(at + inset, low),
        place(at + width - inset, low),
        place(at + width - inset, high),
        place(at + inset, high),
      ]);
    }),
  );
  return [
    ...filled('seenFrame', frames.flatMap(([frame = []]) => [frame])), // oxfmt-ignore
    ...filled('seenGarden', frames.flatMap(([, pane = []]) => [pane])), // oxfmt-ignore
  ];
}
