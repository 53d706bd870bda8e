import type { ShellMeasures, WallSide } from '#domain/room/geometry/walls';
import type { Point } from '#domain/room/drawing/shapes';
import type { Camera } from '#domain/room/scene/camera';
import { beside } from '#domain/room/scene/outside/solids';

/** Maps points drawn on a wall's face (x from its left end, heights negative) to the picture. */
export function onFace(
  side: WallSide,
  shell: ShellMeasures,
  { project }: Camera,
): (point: Point) => Point {
  return ([along, down]) => project(beside(side, shell, [along, 0, -down]));
}
