import type { Room } from '#domain/room/geometry/room';
import type { Place } from '#domain/room/drawing/projection';
import { roofTopAt } from '#domain/room/drawing/surfaces/roof-edge';
import { frame, standing, type Camera } from '#domain/room/scene/camera';
import type { PictureSize } from '#domain/room/scene/scene';
import { azimuthSeen } from './turning';
import type { Viewpoint } from './viewpoints';

/** Share of the picture's width that the room takes, in a tall picture and in a wide one. */
const [SHARE_TALL, SHARE_WIDE] = [0.7, 0.58];
/** Width to height of pictures that are fully tall, and fully wide. */
const [TALL, WIDE] = [1.1, 1.7];
/** Share of the picture's height above which its nearest corner stands, and what the room takes at most. */
const FOOT = 0.78;
const [HIGH_TALL, HIGH_WIDE] = [0.52, 0.62];
/** What stands before the front needs room beside it: the room moves aside by up to this share. */
const ASIDE = 0.11;
/** Above the plane of the roof, at least, for an eye that looks down on it. Metres. */
const ABOVE_ROOF = 1.7;

/** The camera that shows the whole room, standing in its garden. */
export function cameraOutside(room: Room, viewpoint: Viewpoint, size: PictureSize): Camera {
  const { width, depth } = room;
  const { scale = 1 } = viewpoint;
  const wide = Math.min(1, Math.max(0, (size.width / size.height - TALL) / (WIDE - TALL)));
  const share = scale * (SHARE_TALL + (SHARE_WIDE - SHARE_TALL) * wide);
  const high = scale * (HIGH_TALL + (HIGH_WIDE - HIGH_TALL) * wide);
  const azimuth = azimuthSeen(viewpoint.azimuth, room.walls.back.house);
  const distance = distanceTo(room, viewpoint);
  const level = standing({ azimuth, eye: viewpoint.eye, distance }, [width / 2, depth / 2]);
  const standpoint = { ...level, at: seeingRoof(room, level.at) };
  return frame(standpoint, outermost(room), {
    x: ((1 - share) / 2 + ASIDE * Math.sin((azimuth * Math.PI) / 180)) * size.width,
    y: (FOOT - high) * size.height,
    width: share * size.width,
    height: high * size.height,
  });
}

/**
 * The viewpoint from which a room is seen in the scale of another beside it, in a picture of the same size:
 * both from as far away, and the smaller room smaller.
 */
export function atScaleOf(
  beside: Room,
  room: Room,
  viewpoint: Viewpoint,
  size: PictureSize,
): Viewpoint {
  const distance = Math.max(distanceTo(room, viewpoint), distanceTo(beside, viewpoint));
  const metreOf = (each: Room) =>
    cameraOutside(each, { ...viewpoint, distance }, size).metreAt([
      each.width / 2,
      each.depth / 2,
      0,
    ]);
  return { ...viewpoint, distance, scale: Math.min(1, metreOf(beside) / metreOf(room)) };
}

/** Metres from the middle of the room. */
function distanceTo({ width, depth }: Room, { distance }: Viewpoint): number {
  return Math.max(distance ?? 5.6 + 0.55 * (width + depth), Math.hypot(width, depth) / 2 + 2.5);
}

/** An eye above the room is high enough to see a roof that falls away from it. */
function seeingRoof(room: Room, [across, behind, eye]: Place): Place {
  if (eye <= room.roof.highest) return [across, behind, eye];
  return [across, behind, Math.max(eye, roofTopAt(room, behind) + ABOVE_ROOF)];
}

/** The corners of the roof and of a slab, whichever foundation is chosen: only a roof moves the camera. */
function outermost(room: Room): Place[] {
  const { width, depth, roof } = room;
  const { overhang, thickness } = roof;
  return [-overhang.left, width + overhang.right].flatMap((x) =>
    [-overhang.front, depth + overhang.back].flatMap((y): Place[] => [
      [x, y, roofTopAt(room, y)],
      [x, y, roofTopAt(room, y) - thickness],
      [x, y, 0],
    ]),
  );
}
