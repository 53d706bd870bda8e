import type { Mesh, Vec3 } from './mesh';

/** The least and the greatest of each axis. Metres. */
export interface Bounds {
  readonly min: Vec3;
  readonly max: Vec3;
}

/** The bounds of everything in some meshes. */
export function boundsOf(meshes: readonly Pick<Mesh, 'positions'>[]): Bounds {
  let [left, low, back] = [Infinity, Infinity, Infinity];
  let [right, high, front] = [-Infinity, -Infinity, -Infinity];
  for (const { positions } of meshes) {
    for (let n = 0; n < positions.length; n += 3) {
      const x = positions[n] ?? 0;
      const y = positions[n + 1] ?? 0;
      const z = positions[n + 2] ?? 0;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < low) low = y;
      if (y > high) high = y;
      if (z < back) back = z;
      if (z > front) front = z;
    }
  }
  return { min: [left, low, back], max: [right, high, front] };
}
