import type { Place } from '#domain/room/drawing/projection';
import type { ShellMeasures } from '#domain/room/geometry/walls';
import type { Vec3 } from './mesh';

/** From the room's axes (across, behind its front, above the ground) to the model's. */
export function inModel({ width, depth }: ShellMeasures, [across, behind, above]: Place): Vec3 {
  return [across - width / 2, above, depth / 2 - behind];
}
