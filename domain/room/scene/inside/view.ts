import { floorOf, type Area } from '#domain/room/furniture/area';
import type { PlacedPiece } from '#domain/room/furniture/placed-piece';
import type { Room } from '#domain/room/geometry/room';
import type { Place } from '#domain/room/drawing/projection';
import type { Point } from '#domain/room/drawing/shapes';
import type { FeatureId, Finishes } from '#domain/room/options/option-ids';
import { frame, type Camera } from '#domain/room/scene/camera';
import type { RoomSun } from '#domain/room/sun/room-sun';
import type { PictureSize } from '#domain/room/scene/scene';

/** A room with its back wall taken away, and who looks into it. Metres. */
export interface View {
  readonly room: Room;
  readonly finishes: Finishes;
  readonly features: readonly FeatureId[];
  readonly pieces: readonly PlacedPiece[];
  /** Where the sun stands; without one it is a bright day. */
  readonly sun?: RoomSun | null | undefined;
  readonly camera: Camera;
  readonly size: PictureSize;
  readonly floor: Area;
  /** Heights above the ground. */
  readonly low: number;
  readonly high: number;
}

/** How far the eye is above the floor and, at the least, behind the cut; off a partition. Metres. */
const [EYE, BEHIND, OFF] = [1.42, 3.7, 0.6];
/** Pictures narrower than this have no space for a measure beside the room. Pixels. */
const NARROW = 360;

/** Whether the height inside is written beside the room. */
export function hasHeight({ width }: PictureSize): boolean {
  return width >= NARROW;
}

/** The camera behind the cut, with the section as large as the picture and its measures allow. */
export function viewOf(
  room: Room,
  pieces: readonly PlacedPiece[],
  choices: Pick<View, 'finishes' | 'features' | 'sun'>,
  size: PictureSize,
): View {
  const floor = floorOf(room);
  const low = room.floorLevel;
  const { width, height } = size;
  const tall = height > 400;
  const side = hasHeight(size) ? Math.max(60, width * 0.075) : 14;
  const box = {
    x: side,
    y: height * (tall ? 0.1 : 0.045),
    width: width - 2 * side,
    height: tall ? height * 0.66 : height * 0.955 - 54,
  };
  const behind = BEHIND + (room.inside.depth - 3.5) / 2;
  const at: Place = [eyeAcross(room), floor.back + Math.max(3, behind), low + EYE];
  const { left, right } = room.roof.overhang;
  const top = cutHeight(room, floor.back);
  const outline = [-left, room.width + right].flatMap((x) =>
    [-0.14, top].map((z): Place => [x, floor.back, z]),
  );
  const camera = frame({ at, turned: 180 }, outline, box);
  return { ...choices, room, pieces, camera, size, floor, low, high: low + room.inside.height };
}

/** The top of the roof where it is cut, above the ground. */
export function cutHeight({ roof: { height }, depth }: Room, behind: number): number {
  return height.front + ((height.back - height.front) * behind) / depth;
}

/** In the middle; beside a partition, so that one of its faces is seen. */
function eyeAcross({ width, partition }: Room): number {
  if (!partition) return width / 2;
  const middle = (partition.left + partition.right) / 2;
  if (Math.abs(middle - width / 2) > OFF) return width / 2;
  return middle + (middle > width / 2 ? -OFF : OFF);
}

/** The picture of places, in order. */
export function seen({ camera }: View, places: readonly Place[]): Point[] {
  return places.map(camera.project);
}

/** A level rectangle at a height. */
export function level(view: View, { left, right, front, back }: Area, z: number): Point[] {
  return seen(view, [[left, front, z], [right, front, z], [right, back, z], [left, back, z]]); // oxfmt-ignore
}

/** A rectangle that faces the viewer, at a distance behind the front. */
export function upright(
  view: View,
  [left, right]: readonly [number, number],
  y: number,
  [low, high]: readonly [number, number],
): Point[] {
  return seen(view, [[left, y, low], [right, y, low], [right, y, high], [left, y, high]]); // oxfmt-ignore
}
