import type { Finishes } from '#domain/room/options/option-ids';
import type { Room } from '#domain/room/geometry/room';
import { WALL_SIDES, type WallSide } from '#domain/room/geometry/walls';
import type { Camera } from '#domain/room/scene/camera';
import type { PictureSize } from '#domain/room/scene/scene';
import { towards, type RoomSun } from '#domain/room/sun/room-sun';
import { isOutside, type Plot } from './plot';

/** A garden and the camera it is seen with. */
export interface GardenView {
  readonly camera: Camera;
  readonly plot: Plot;
  readonly size: PictureSize;
  /** A thumbnail: no boards, no slats, few leaves. */
  readonly plain: boolean;
}

/** The same with the room that stands in it. */
export interface RoomView extends GardenView {
  readonly room: Room;
  readonly finishes: Finishes;
  /** Nothing grows before the walls. */
  readonly clear: boolean;
  /** Where the sun stands; without one it is high at the front left, as in the garden. */
  readonly sun: RoomSun | null;
  /** The walls that face the eye: one or two, never the house. */
  readonly visible: readonly WallSide[];
}

/** Pictures narrower than this are thumbnails. Pixels. */
const PLAIN = 160;

export function isPlain({ width }: PictureSize): boolean {
  return width < PLAIN;
}

/** The walls of a room that face the eye of a camera. */
export function facing({ walls, width, depth }: Room, { at }: Camera): WallSide[] {
  return WALL_SIDES.filter((side) => !walls[side].house && isOutside(side, { width, depth }, at));
}

/** Whether the sun shines on a wall of the room. */
export function isSunlit({ sun }: Pick<RoomView, 'sun'>, side: WallSide): boolean {
  if (!sun || sun.altitude <= 0) return isSunny(side);
  const [across, behind] = towards(sun);
  const out = { front: -behind, right: across, back: behind, left: -across };
  return out[side] > 0;
}

/** Whether the garden's own sun, which stands at the front left, shines on what faces this way. */
export function isSunny(side: WallSide): boolean {
  return side === 'front' || side === 'left';
}
