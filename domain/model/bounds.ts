import type { Mesh, Vec3 } from './mesh';

/** The least and the greatest of each axis. Metres. */
export interface Bounds {
  readonly min: Vec3;
  readonly max: Vec3;
}

/** The bounds of everything in some meshes. */
export function boundsOf(meshes: readonly Pick<Mesh, 'positions'>[]): Bounds {
  const min: [number, number, number] = [Infinity, Infinity, Infinity];
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const { positions } of meshes) {
    for (let n = 0; n < positions.length; n += 3) {
      for (const axis of AXES) {
        const value = positions[n + axis] ?? 0;
        if (value < min[axis]) min[axis] = value;
        if (value > max[axis]) max[axis] = value;
      }
    }
  }
  return { min, max };
}

const AXES = [0, 1, 2] as const;
