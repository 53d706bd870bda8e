import type { ShellMeasures } from '#domain/room/geometry/walls';
import { boundsOf } from '#domain/room/model/bounds';
import type { Vec3 } from '#domain/room/model/mesh';
import { Shape } from '#domain/room/model/solids/shape';
import type { Solid } from '#domain/room/model/solids/solid';

/** A solid as a mesh has it, in the model's axes: nine numbers for the corners of each triangle, and for their normals. */
export interface DrawnSolid {
  readonly solid: Solid;
  readonly corners: Float32Array;
  readonly normals: Float32Array;
}

export function drawEach(solids: readonly Solid[], shell: ShellMeasures): DrawnSolid[] {
  const shape = new Shape(shell);
  const ends = solids.map((solid) => {
    shape.add(solid, 'all');
    return 9 * shape.triangles;
  });
  const { positions, normals, indices } = shape.lists();
  const corners = unfolded(positions, indices);
  const directions = unfolded(normals, indices);
  return solids.map((solid, n) => ({
    solid,
    corners: corners.subarray(ends[n - 1] ?? 0, ends[n]),
    normals: directions.subarray(ends[n - 1] ?? 0, ends[n]),
  }));
}

/** The triples that indices point at, one after another. */
function unfolded(triples: Float32Array, indices: Uint32Array): Float32Array {
  const result = new Float32Array(3 * indices.length);
  for (let n = 0; n < indices.length; n += 1) {
    const from = 3 * (indices[n] ?? 0);
    for (let axis = 0; axis < 3; axis += 1) result[3 * n + axis] = triples[from + axis] ?? 0;
  }
  return result;
}

/**
 * Whether each edge is gone along as often one way as the other: every edge has a random number, which the
 * other way takes off again.
 */
export function isClosed({ corners }: DrawnSolid): boolean {
  let sum = 0;
  for (let n = 0; n < corners.length; n += 9) {
    const [a, b, c] = [nameOf(corners, n), nameOf(corners, n + 3), nameOf(corners, n + 6)];
    sum = (sum + edge(a, b) + edge(b, c) + edge(c, a)) | 0;
  }
  return sum === 0;
}

/** A random number for a place, the same to the hundredth of a millimetre. */
function nameOf(corners: Float32Array, at: number): number {
  let name = 7;
  for (let axis = 0; axis < 3; axis += 1)
    name = mixed(name ^ Math.round((corners[at + axis] ?? 0) * 1e5));
  return name;
}

function edge(from: number, to: number): number {
  return mixed(from ^ mixed(to)) - mixed(to ^ mixed(from));
}

function mixed(number: number): number {
  const half = Math.imul(number ^ (number >>> 16), 0x45_d9_f3_b);
  const again = Math.imul(half ^ (half >>> 15), 0x2c_1b_3c_6d);
  return again ^ (again >>> 16);
}

/** Cubic metres; less than none inside out. */
export function volumeOf({ corners }: DrawnSolid): number {
  const at = (n: number) => (corners[n] ?? 0) - (corners[n % 3] ?? 0);
  let sum = 0;
  for (let n = 0; n < corners.length; n += 9) {
    const [ax, ay, az] = [at(n), at(n + 1), at(n + 2)];
    const [bx, by, bz] = [at(n + 3), at(n + 4), at(n + 5)];
    const [cx, cy, cz] = [at(n + 6), at(n + 7), at(n + 8)];
    sum += ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);
  }
  return sum / 6;
}

/** Whether all normals are one long, and at most about 70° off the face that they are on. */
export function hasTrueNormals({ corners, normals }: DrawnSolid): boolean {
  for (let n = 0; n < corners.length; n += 9) {
    const at = (from: number, axis: number) =>
      (corners[n + from + axis] ?? 0) - (corners[n + axis] ?? 0);
    const [bx, by, bz] = [at(3, 0), at(3, 1), at(3, 2)];
    const [cx, cy, cz] = [at(6, 0), at(6, 1), at(6, 2)];
    const [fx, fy, fz] = [by * cz - bz * cy, bz * cx - bx * cz, bx * cy - by * cx];
    const size = Math.hypot(fx, fy, fz);
    for (let corner = n; corner < n + 9; corner += 3) {
      const [x, y, z] = [normals[corner] ?? 0, normals[corner + 1] ?? 0, normals[corner + 2] ?? 0];
      if (Math.abs(Math.hypot(x, y, z) - 1) > 1e-6) return false;
      // A sliver has no direction.
      if (size > 1e-7 && x * fx + y * fy + z * fz <= 0.3 * size) return false;
    }
  }
  return true;
}

/** Whether a place is in one of some solids. */
export function isIn(all: readonly DrawnSolid[]): (place: Vec3) => boolean {
  const boxed = all.map((one) => ({ one, box: boundsOf([{ positions: one.corners }]) }));
  return (place) =>
    boxed.some(
      ({ one, box: { min, max } }) =>
        place.every((metres, axis) => metres > (min[axis] ?? 0) && metres < (max[axis] ?? 0)) &&
        holds(one, place),
    );
}

/** A line from a place leaves the solid around it an odd number of times. */
function holds({ corners }: DrawnSolid, place: Vec3): boolean {
  const [dx, dy, dz] = [0.8137, 0.4711, 0.3407];
  let crossings = 0;
  for (let n = 0; n < corners.length; n += 9) {
    const at = (corner: number, axis: 0 | 1 | 2) => (corners[n + corner + axis] ?? 0) - place[axis];
    const [ax, ay, az] = [at(0, 0), at(0, 1), at(0, 2)];
    const [bx, by, bz] = [at(3, 0), at(3, 1), at(3, 2)];
    const [cx, cy, cz] = [at(6, 0), at(6, 1), at(6, 2)];
    // The volumes that the line spans with each edge have one sign if it goes through, and weigh the corners.
    const ab = dx * (ay * bz - az * by) + dy * (az * bx - ax * bz) + dz * (ax * by - ay * bx);
    const bc = dx * (by * cz - bz * cy) + dy * (bz * cx - bx * cz) + dz * (bx * cy - by * cx);
    const ca = dx * (cy * az - cz * ay) + dy * (cz * ax - cx * az) + dz * (cx * ay - cy * ax);
    const isThrough = (ab > 0 && bc > 0 && ca > 0) || (ab < 0 && bc < 0 && ca < 0);
    if (!isThrough) continue;
    const ahead =
      dx * (ax * bc + bx * ca + cx * ab) +
      dy * (ay * bc + by * ca + cy * ab) +
      dz * (az * bc + bz * ca + cz * ab);
    if (ahead > 0 === ab > 0) crossings += 1;
  }
  return crossings % 2 === 1;
}
