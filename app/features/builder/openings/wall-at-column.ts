import type { Room } from '#domain/room/geometry/room';
import { WALL_SIDES, wallLength, type WallSide } from '#domain/room/geometry/walls';
import type { Camera } from '#domain/room/scene/camera';
import { wallPlace } from '#domain/room/scene/wall-place';

/** A position on a wall; `along` runs from its left end as seen from outside, in metres. */
export interface WallPlace {
  readonly wall: WallSide;
  readonly along: number;
}

/** How far past its wall's end a pointer must be before an opening goes round the corner. Metres. */
const LOYALTY = 0.4;

/** The walls somebody with this camera sees from outside. */
export function wallsSeen({ at: [x, y] }: Camera, { width, depth, walls }: Room): WallSide[] {
  const seen = { front: y < 0, right: x > width, back: y > depth, left: x < 0 };
  return WALL_SIDES.filter((side) => seen[side] && !walls[side].house);
}

/** The position on a visible wall in a column of the picture; stays on `present` until clearly past it. */
export function wallAtColumn(
  camera: Camera,
  room: Room,
  column: number,
  present: WallSide,
): WallPlace {
  const places = wallsSeen(camera, room).map((wall) => {
    const along = alongAtColumn(camera, room, column, wall);
    const past = Math.max(0, -along, along - wallLength(wall, room));
    return { wall, along, past: past - (wall === present ? LOYALTY : 0) };
  });
  const own = { wall: present, along: alongAtColumn(camera, room, column, present) };
  const [nearest] = places.toSorted((one, next) => one.past - next.past);
  return nearest ? { wall: nearest.wall, along: nearest.along } : own;
}

function alongAtColumn(camera: Camera, room: Room, column: number, wall: WallSide): number {
  const length = wallLength(wall, room);
  const [from, to] = [wallPlace(wall, room, 0, 0), wallPlace(wall, room, length, 0)];
  return camera.shareAlong(from, to, column) * length;
}
