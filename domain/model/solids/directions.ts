import type { Place } from '#domain/drawing/projection';

export function minus([x, y, z]: Place, [ox, oy, oz]: Place): Place {
  return [x - ox, y - oy, z - oz];
}

export function cross([ax, ay, az]: Place, [bx, by, bz]: Place): Place {
  return [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
}

/** The same direction, one metre long. */
export function unit([x, y, z]: Place): Place {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}
