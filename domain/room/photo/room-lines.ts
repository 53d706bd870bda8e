import type { Place } from '#domain/room/drawing/projection';
import type { Room } from '#domain/room/geometry/room';
import { WALL_SIDES } from '#domain/room/geometry/walls';
import { wallPlace } from '#domain/room/scene/wall-place';
import { baseCorners } from './camera-from-pegs';

/**
 * The edges of a room, each line from place to place, for devices that draw no surfaces: its base, its corners, its
 * roof and its openings.
 */
export function roomLines(room: Room): Place[][] {
  const { width, depth, roof } = room;
  const base = baseCorners(room).map(([x, y]): Place => [x, y, 0]);
  const under = (behind: number) =>
    roof.height.front + ((roof.height.back - roof.height.front) * behind) / depth;
  const eaves = [
    [-roof.overhang.left, -roof.overhang.front],
    [width + roof.overhang.right, -roof.overhang.front],
    [width + roof.overhang.right, depth + roof.overhang.back],
    [-roof.overhang.left, depth + roof.overhang.back],
  ] as const;
  const roofAt = (below: number) => ring(eaves.map(([x, y]): Place => [x, y, under(y) - below]));
  const corners = base.map(([x, y]): Place[] => [
    [x, y, 0],
    [x, y, under(y) - roof.thickness],
  ]);
  const openings = WALL_SIDES.flatMap((side) =>
    room.walls[side].openings.map(({ at, width: wide, sill, head }) =>
      ring(
        (
          [
            [at, sill],
            [at + wide, sill],
            [at + wide, head],
            [at, head],
          ] as const
        ).map(([along, height]) => wallPlace(side, room, along, room.floorLevel + height)),
      ),
    ),
  );
  return [ring(base), ...corners, roofAt(0), roofAt(roof.thickness), ...openings];
}

function ring(places: Place[]): Place[] {
  return [...places, ...places.slice(0, 1)];
}
