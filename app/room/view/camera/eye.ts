import type { Point } from '#domain/room/drawing/shapes';
import type { Vec3 } from '#domain/room/model/mesh';
import type { Camera, Standpoint } from '#domain/room/scene/camera';
import type { PictureSize } from '#domain/room/scene/scene';
import type { ShellMeasures } from '#domain/room/geometry/walls';

/** Where the view is seen from: in the model's axes, metres and radians. */
export interface Eye {
  readonly at: Vec3;
  /** To the left of the direction from front to back (-z), and up from the level. */
  readonly turned: number;
  readonly raised: number;
  /** Pixels of one metre at a distance of one metre. */
  readonly focal: number;
  /** The picture's point straight ahead, in pixels from its top left corner. */
  readonly centre: Point;
}

/** The eye of a drawing's camera: the view then shows every place exactly where the drawing has it. */
export function eyeOfDrawing(camera: Camera, { width, depth }: ShellMeasures): Eye {
  const [across, behind, above] = camera.at;
  return {
    at: [across - width / 2, above, depth / 2 - behind],
    turned: (camera.turned * Math.PI) / 180,
    raised: 0,
    focal: camera.focal,
    centre: camera.centre,
  };
}

/** How wide a lens shows a room from inside: focal length by the picture's width, and by its height. */
const [BY_WIDTH, BY_HEIGHT] = [0.6, 0.72];

/** The eye of somebody in the room, who looks straight ahead. */
export function eyeInside(
  { at: [across, behind, above], turned }: Standpoint,
  { width, depth }: ShellMeasures,
  size: PictureSize,
): Eye {
  return {
    at: [across - width / 2, above, depth / 2 - behind],
    turned: (turned * Math.PI) / 180,
    raised: -0.06,
    focal: Math.max(BY_WIDTH * size.width, BY_HEIGHT * size.height),
    centre: [size.width / 2, size.height / 2],
  };
}

/** The same picture, larger. */
export function enlarged(eye: Eye, by: number): Eye {
  return { ...eye, focal: eye.focal * by, centre: [eye.centre[0] * by, eye.centre[1] * by] };
}

/** Whether somebody stands in the room. */
export function isInside({ at: [x, , z] }: Eye, { width, depth }: ShellMeasures): boolean {
  return Math.abs(x) < width / 2 && Math.abs(z) < depth / 2;
}

/** From so far before a wall on, eyes open to the light behind it. Metres. */
const THRESHOLD = 1.2;

/** How much of the light inside the eye is used to: from 0 to 1, which is in the room. */
export function usedToInside({ at: [x, , z] }: Eye, { width, depth }: ShellMeasures): number {
  const off = Math.max(Math.abs(x) - width / 2, Math.abs(z) - depth / 2);
  return Math.min(1, Math.max(0, 1 - off / THRESHOLD));
}

/** What a camera sees at a distance of one metre, from its axis. Metres. */
export interface Frustum {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** @param shifted moves the picture by parts of a pixel, to smooth edges over many pictures */
export function frustumOf(
  { focal, centre: [x, y] }: Eye,
  { width, height }: PictureSize,
  [across, down]: Point = [0, 0],
): Frustum {
  return {
    left: -(x + across) / focal,
    right: (width - x - across) / focal,
    top: (y + down) / focal,
    bottom: -(height - y - down) / focal,
  };
}

/**
 * The eye on the way from one place to another, by the shorter turn: round the room while both are outside.
 *
 * @param share of the way, from 0 to 1
 */
export function eyeBetween(from: Eye, to: Eye, share: number, round: boolean): Eye {
  const mix = (one: number, other: number) => one + (other - one) * share;
  const turn = (one: number, other: number) =>
    one + Math.atan2(Math.sin(other - one), Math.cos(other - one)) * share;
  const [x, y, z] = from.at;
  const [toX, toY, toZ] = to.at;
  const away = mix(Math.hypot(x, z), Math.hypot(toX, toZ));
  const bearing = turn(Math.atan2(x, z), Math.atan2(toX, toZ));
  return {
    at: round
      ? [Math.sin(bearing) * away, mix(y, toY), Math.cos(bearing) * away]
      : [mix(x, toX), mix(y, toY), mix(z, toZ)],
    turned: turn(from.turned, to.turned),
    raised: mix(from.raised, to.raised),
    focal: mix(from.focal, to.focal),
    centre: [mix(from.centre[0], to.centre[0]), mix(from.centre[1], to.centre[1])],
  };
}
