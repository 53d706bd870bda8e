import type { Point } from '#domain/room/drawing/shapes';
import { axesOf, type PhotoCamera } from './photo-camera';

/** Where the horizon crosses the left and the right edge of a photograph, in pixels. */
export function horizonOf(camera: PhotoCamera): readonly [left: Point, right: Point] {
  const { right, up, forward } = axesOf(camera);
  const { width, height, focal } = camera;
  // Level rays have no height: forward + a * right + b * up, each by its height.
  const at = (x: number): Point => {
    const a = (x - width / 2) / focal;
    const b = -(forward[2] + a * right[2]) / up[2];
    return [x, height / 2 - b * focal];
  };
  return [at(0), at(width)];
}
