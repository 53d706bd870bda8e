import { FOUNDATIONS } from '#domain/room/options/foundations';
import { WALL_SIDES } from '#domain/room/geometry/walls';
import { hull } from '#domain/room/drawing/hull';
import { moved, type Place } from '#domain/room/drawing/projection';
import { standsOn } from '#domain/room/drawing/surfaces/foundation';
import { roofTopAt } from '#domain/room/drawing/surfaces/roof-edge';
import { wallFoot } from '#domain/room/drawing/surfaces/wall-face';
import { ofShapes } from '#domain/room/scene/of-shapes';
import type { Part } from '#domain/room/scene/scene';
import { beside, filled, level } from '#domain/room/scene/outside/solids';
import { isSunlit, type RoomView } from '#domain/room/scene/outside/view';
import { towards, type RoomSun } from '#domain/room/sun/room-sun';
import { onFace } from './on-face';

/** Where the shadow of something one metre high falls by the garden's own sun: right, and behind. Metres. */
const SHADOW = [0.52, 0.24] as const;
/** The longest shadow of something one metre high: beyond it are fences. Metres. */
const LONGEST = 2.5;
/** The soft edge of a shadow: shadows of rooms that are a little lower and higher. */
const SOFT = [0.92, 0.94, 0.96, 0.98, 1, 1.02, 1.04, 1.06];
/** A slab's upstand around the room: how far out and how high. Metres. */
export const [UPSTAND, PROUD] = [0.1, 0.07];

/** The shadow the room casts, soft at its edge. */
export function castShadow({ camera, room, sun }: RoomView): Part[] {
  const [toRight, toBack] = sun ? shadowOf(sun) : SHADOW;
  const { width, depth, roof, walls } = room;
  const { front, right, back, left } = roof.overhang;
  const furthest = walls.back.house ? depth : Infinity;
  const base = level([[-0.12, -0.12, 0], [width + 0.12, depth + (walls.back.house ? 0 : 0.12), 0]], 0); // oxfmt-ignore
  return SOFT.flatMap((share) => {
    const rim = [-left, width + right].flatMap((x) =>
      [-front, depth + back].map((y): Place => {
        const high = roofTopAt(room, y) * share;
        return [x + toRight * high, Math.min(furthest, y + toBack * high), 0];
      }),
    );
    return filled('cast', [hull(camera.outline([...base, ...rim]))]);
  });
}

/** Where the shadow of something one metre high falls under a sun; as before at night, when none is seen. */
function shadowOf(sun: RoomSun): readonly [number, number] {
  const [across, behind, above] = towards(sun);
  if (above <= 0) return SHADOW;
  const run = Math.min(LONGEST / Math.cos(sun.altitude), 1 / above);
  return [-across * run, -behind * run];
}

/** What is under the floor: pads in the dark below it. Painted before the walls. */
export function supports({ camera, room, finishes, visible }: RoomView): Part[] {
  const foot = wallFoot(room);
  if (foot === 0) return [];
  const base = level([[0, 0, 0], [room.width, room.depth, 0]], 0); // oxfmt-ignore
  const raised = base.map(([x, y]): Place => [x, y, foot + 0.02]);
  const sides = WALL_SIDES.toSorted((one, other) => rank(visible, one) - rank(visible, other));
  return [
    ...filled('underside', [hull([...base, ...raised].map(camera.project))]),
    ...sides
      .filter((side) => !room.walls[side].house)
      .flatMap((side) =>
        ofShapes(moved(standsOn(room, side, finishes.foundation), onFace(side, room, camera))),
      ),
  ];
}

function rank(visible: RoomView['visible'], side: RoomView['visible'][number]): number {
  return visible.includes(side) ? 1 : 0;
}

/** The slab's edge around the foot of the walls. Painted after them. */
export function slab(view: RoomView): Part[] {
  const { camera, room, finishes, visible } = view;
  if (FOUNDATIONS[finishes.foundation].support !== 'slab') return [];
  const strip = (
    side: RoomView['visible'][number],
    [out, z]: readonly [number, number],
    [toOut, toZ]: readonly [number, number],
  ) => {
    const { length } = room.walls[side];
    return camera.outline([
      beside(side, room, [-out, out, z]),
      beside(side, room, [length + out, out, z]),
      beside(side, room, [length + toOut, toOut, toZ]),
      beside(side, room, [-toOut, toOut, toZ]),
    ]);
  };
  const face = (side: RoomView['visible'][number]) => strip(side, [UPSTAND, 0], [UPSTAND, PROUD]);
  return [
    ...filled(
      'foundation',
      visible.flatMap((side) => [strip(side, [0, PROUD], [UPSTAND, PROUD]), face(side)]),
    ),
    ...filled('turned', visible.filter((side) => isSunlit(view, side)).map(face)),
    ...filled('inShade', visible.filter((side) => !isSunlit(view, side)).map(face)),
  ];
}
