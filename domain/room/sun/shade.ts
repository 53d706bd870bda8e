import { hull } from '#domain/room/drawing/hull';
import type { Place } from '#domain/room/drawing/projection';
import type { Point } from '#domain/room/drawing/shapes';
import { roofTopAt } from '#domain/room/drawing/surfaces/roof-edge';
import { floorOf, type Area } from '#domain/room/furniture/area';
import { HOUSE } from '#domain/room/geometry/house';
import { DOORWAY_HEAD, solidStretches } from '#domain/room/geometry/partition';
import type { Room } from '#domain/room/geometry/room';
import type { Ring } from './convex';
import type { Direction } from './room-sun';

/** A convex body that keeps the sun out, by its corners. Metres in the room's axes. */
type Body = readonly Place[];

/** What stands between a room's glass and the sky, and between its glass and its floor. */
export function shadingOf(room: Room): Body[] {
  return [roofOf(room), ...houseOf(room), ...partitionOf(room)];
}

/** The shadow of a body on a level, in metres above the ground; what is below it casts none. */
export function shadowOf(body: Body, [across, behind, above]: Direction, level: number): Ring {
  return hull(
    body.map(([x, y, z]): Point => {
      const run = Math.max(0, z - level) / above;
      return [x - across * run, y - behind * run];
    }),
  );
}

function roofOf(room: Room): Body {
  const { front, right, back, left } = room.roof.overhang;
  return [-left, room.width + right].flatMap((x) =>
    [-front, room.depth + back].flatMap((y): Place[] => {
      const top = roofTopAt(room, y);
      return [
        [x, y, top],
        [x, y, top - room.roof.thickness],
      ];
    }),
  );
}

function houseOf({ width, depth, walls }: Room): Body[] {
  if (!walls.back.house) return [];
  const { on, eaves, ridge, ridgeBehind } = HOUSE;
  return [
    [-on, width + on].flatMap((x): Place[] => [
      [x, depth, 0],
      [x, depth, eaves],
      [x, depth + ridgeBehind, ridge],
      [x, depth + 2 * ridgeBehind, eaves],
      [x, depth + 2 * ridgeBehind, 0],
    ]),
  ];
}

/** The partition on both sides of its doorway, and above it. */
function partitionOf(room: Room): Body[] {
  const { partition, floorLevel: low, inside } = room;
  if (!partition) return [];
  const { left, right, doorway } = partition;
  const high = low + inside.height;
  return [
    ...solidStretches(partition, floorOf(room)).map((part) =>
      box({ left, right, ...part }, low, high),
    ),
    box({ left, right, ...doorway }, low + DOORWAY_HEAD, high),
  ];
}

function box({ left, right, front, back }: Area, low: number, high: number): Body {
  return [left, right].flatMap((x) =>
    [front, back].flatMap((y): Place[] => [
      [x, y, low],
      [x, y, high],
    ]),
  );
}
