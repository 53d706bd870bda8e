import { onPlan } from '#domain/room/drawing/plan/on-plan';
import type { Place } from '#domain/room/drawing/projection';
import type { ShellMeasures, WallSide } from '#domain/room/geometry/walls';

/**
 * A place on a wall's outer face, or `out` metres before it.
 *
 * @param along metres from the wall's left end as seen from outside
 * @param height metres above the ground
 */
export function wallPlace(
  side: WallSide,
  shell: ShellMeasures,
  along: number,
  height: number,
  out = 0,
): Place {
  const point = onPlan(side, shell, along, out);
  return [point[0], -point[1], height];
}
