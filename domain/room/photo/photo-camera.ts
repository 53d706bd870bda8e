import type { Place } from '#domain/room/drawing/projection';
import type { Point } from '#domain/room/drawing/shapes';

/** A photograph's size in pixels. */
export interface PhotoSize {
  readonly width: number;
  readonly height: number;
}

/**
 * The camera that took a photograph, in the axes of the room that stands in it (across, behind its front, above
 * the ground; metres). Pixels are square and the principal point is the middle of the picture; angles are in
 * radians.
 */
export interface PhotoCamera extends PhotoSize {
  /** Pixels of one metre at a depth of one metre. */
  readonly focal: number;
  /** The eye. */
  readonly at: Place;
  /** Of the view, from straight ahead (front to back), anticlockwise from above. */
  readonly turned: number;
  /** Of the view, upwards from level. */
  readonly pitch: number;
  /** Of the camera about its view, clockwise for the photographer. */
  readonly roll: number;
}

/** Three directions of unit length, in the room's axes. */
export interface CameraAxes {
  readonly right: Place;
  readonly up: Place;
  readonly forward: Place;
}

/** The width of a film frame, to which focal lengths "as on 35 mm" refer. Millimetres. */
const FILM = 36;

/** The focal length in pixels of one in millimetres "as on 35 mm" (EXIF tag 0xA405), of the picture's longer side. */
export function focalOf(millimetres: number, { width, height }: PhotoSize): number {
  return (millimetres / FILM) * Math.max(width, height);
}

/** What is to the right of, above and ahead of a camera. */
export function axesOf({ turned, pitch, roll }: PhotoCamera): CameraAxes {
  const [sinT, cosT] = [Math.sin(turned), Math.cos(turned)];
  const [sinP, cosP] = [Math.sin(pitch), Math.cos(pitch)];
  const [sinR, cosR] = [Math.sin(roll), Math.cos(roll)];
  // Before it rolls: to the right, level; and upwards, leaning back as far as the view points up.
  const level: Place = [cosT, sinT, 0];
  const upright: Place = [sinP * sinT, -sinP * cosT, cosP];
  const along = (a: number, b: number): Place => [
    a * level[0] + b * upright[0],
    a * level[1] + b * upright[1],
    a * level[2] + b * upright[2],
  ];
  return {
    right: along(cosR, -sinR),
    up: along(sinR, cosR),
    forward: [-cosP * sinT, cosP * cosT, sinP],
  };
}

/** Draws places through a camera. */
export interface PhotoView {
  /** Metres in front of the eye; negative behind it. */
  readonly depthOf: (place: Place) => number;
  /** The pixel of a place; null for one that is not in front of the eye. */
  readonly project: (place: Place) => Point | null;
  /** Where on the ground a pixel is, across and behind in metres; null at the horizon and above it. */
  readonly onGround: (pixel: Point) => Point | null;
}

/** Nothing nearer to the eye is drawn. Metres. */
const NEAR = 0.05;

/** The view through a camera. */
export function viewThrough(camera: PhotoCamera): PhotoView {
  const { focal, at, width, height } = camera;
  const { right, up, forward } = axesOf(camera);
  const [middle, centre] = [width / 2, height / 2];
  const from = (place: Place): Place => [place[0] - at[0], place[1] - at[1], place[2] - at[2]];
  return {
    depthOf: (place) => dot(from(place), forward),
    project(place) {
      const ray = from(place);
      const depth = dot(ray, forward);
      if (depth < NEAR) return null;
      return [middle + (focal * dot(ray, right)) / depth, centre - (focal * dot(ray, up)) / depth];
    },
    onGround([x, y]) {
      const [a, b] = [(x - middle) / focal, (centre - y) / focal];
      const ray = (axis: 0 | 1 | 2) => forward[axis] + a * right[axis] + b * up[axis];
      const falls = -ray(2);
      if (falls <= 1e-6) return null;
      const share = at[2] / falls;
      return [at[0] + share * ray(0), at[1] + share * ray(1)];
    },
  };
}

function dot([a, b, c]: Place, [d, e, f]: Place): number {
  return a * d + b * e + c * f;
}
