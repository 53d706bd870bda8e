import type { Place } from '#domain/room/drawing/projection';

// By index: to take arrays apart by name costs a program that has just been loaded several times as much.

export function minus(place: Place, other: Place): Place {
  return [place[0] - other[0], place[1] - other[1], place[2] - other[2]];
}

export function cross(a: Place, b: Place): Place {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/** The same direction, one metre long. Square roots are the same in every engine; `hypot` is not. */
export function unit(direction: Place): Place {
  const x = direction[0];
  const y = direction[1];
  const z = direction[2];
  const length = Math.sqrt(x * x + y * y + z * z) || 1;
  return [x / length, y / length, z / length];
}
