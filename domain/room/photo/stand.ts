import type { Place } from '#domain/room/drawing/projection';
import type { Point } from '#domain/room/drawing/shapes';
import type { ShellMeasures } from '#domain/room/geometry/walls';
import { focalOf, viewThrough, type PhotoCamera, type PhotoSize } from './photo-camera';

/** What a phone’s main camera has, millimetres as on 35 mm, for a photograph that names none. */
const USUAL_LENS = 26;

/** Somebody’s eye when they photograph their garden. Metres. */
const EYE = 1.6;

/** How the view leans when the ground is to be seen: 6° down. */
const LEANS = (-6 * Math.PI) / 180;

/** How far away the nearest point of a room begins. Metres. */
const AWAY = 3;

/**
 * The first guess for a photograph: somebody stands in front of the middle of the room, so far away that its front
 * fills about half of the picture’s width.
 *
 * @param focal millimetres as on 35 mm, from the photograph; null where it names none
 */
export function firstGuess(
  photo: PhotoSize,
  { width }: ShellMeasures,
  focal: number | null,
): PhotoCamera {
  const pixels = focalOf(focal ?? USUAL_LENS, photo);
  const away = Math.max(AWAY, (width * pixels) / (photo.width * 0.45));
  const at: Place = [width / 2, -away, EYE];
  return { ...photo, focal: pixels, at, turned: 0, pitch: LEANS, roll: 0 };
}

/** The camera for which the room stands elsewhere: the same photograph, with the room’s axes moved on the ground. */
function movedOnGround(
  camera: PhotoCamera,
  about: Point,
  to: Point,
  turnedBy: number,
): PhotoCamera {
  // The room turns by an angle about `about` and then goes to `to`; the camera does the opposite in its axes.
  const [sin, cos] = [Math.sin(-turnedBy), Math.cos(-turnedBy)];
  const [x, y] = [camera.at[0] - to[0], camera.at[1] - to[1]];
  return {
    ...camera,
    at: [about[0] + x * cos - y * sin, about[1] + x * sin + y * cos, camera.at[2]],
    turned: camera.turned - turnedBy,
  };
}

/**
 * The room pushed so that what of the ground was under one pixel comes under another.
 *
 * @returns null where either is not on the ground, or where part of the base would be behind the camera
 */
export function pushed(
  camera: PhotoCamera,
  shell: ShellMeasures,
  from: Point,
  to: Point,
): PhotoCamera | null {
  const { onGround } = viewThrough(camera);
  const [start, end] = [onGround(from), onGround(to)];
  if (start === null || end === null) return null;
  return ifInFront(movedOnGround(camera, start, end, 0), shell);
}

/** The room pushed along the ground as it is seen: to the right and away, in metres; null as for `pushed`. */
export function pushedBy(
  camera: PhotoCamera,
  shell: ShellMeasures,
  [right, away]: Point,
): PhotoCamera | null {
  const [sin, cos] = [Math.sin(camera.turned), Math.cos(camera.turned)];
  const to: Point = [right * cos - away * sin, right * sin + away * cos];
  return ifInFront(movedOnGround(camera, [0, 0], to, 0), shell);
}

/** The room turned about the middle of its base, in radians anticlockwise from above; null as for `pushed`. */
export function turnedBy(
  camera: PhotoCamera,
  shell: ShellMeasures,
  angle: number,
): PhotoCamera | null {
  const middle: Point = [shell.width / 2, shell.depth / 2];
  return ifInFront(movedOnGround(camera, middle, middle, angle), shell);
}

/**
 * The view leant or tilted, in radians, with the middle of the base where it is in the picture as far as the ground
 * allows; null as for `pushed`.
 */
export function tiltedBy(
  camera: PhotoCamera,
  shell: ShellMeasures,
  { pitch = 0, roll = 0 }: { pitch?: number; roll?: number },
): PhotoCamera | null {
  const middle = viewThrough(camera).project([shell.width / 2, shell.depth / 2, 0]);
  const tilted = { ...camera, pitch: camera.pitch + pitch, roll: camera.roll + roll };
  const now = viewThrough(tilted).project([shell.width / 2, shell.depth / 2, 0]);
  return (middle && now && pushed(tilted, shell, now, middle)) ?? ifInFront(tilted, shell);
}

/** A camera that sees all of a base: one before which the room has grown is stepped back from until it does. */
export function steppedBack(camera: PhotoCamera, shell: ShellMeasures): PhotoCamera {
  const missing = NEAREST - nearestOf(camera, shell);
  if (missing <= 0) return camera;
  const away = (missing + 0.01) / Math.cos(camera.pitch);
  return pushedBy(camera, shell, [0, away]) ?? camera;
}

/** No part of a base is nearer to whoever takes the photograph. Metres. */
const NEAREST = 0.5;

function ifInFront(camera: PhotoCamera, shell: ShellMeasures): PhotoCamera | null {
  return nearestOf(camera, shell) >= NEAREST ? camera : null;
}

/** How far before the camera the nearest corner of a base is. Metres. */
function nearestOf(camera: PhotoCamera, { width, depth }: ShellMeasures): number {
  const { depthOf } = viewThrough(camera);
  const corners: Place[] = [
    [0, 0, 0],
    [width, 0, 0],
    [width, depth, 0],
    [0, depth, 0],
  ];
  return Math.min(...corners.map(depthOf));
}
