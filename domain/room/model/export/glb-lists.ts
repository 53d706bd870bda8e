import type { ExportedMesh } from './exported';

/** Bytes of a position and of a normal, each filled up to a multiple of four. */
export const [POSITION, NORMAL] = [8, 4];
/** The largest whole number a position may have. */
const FURTHEST = 32_767;
/** The most corners of a mesh that indices of two bytes can tell apart. */
const NARROW = 65_535;

/** The positions, the normals and the indices of all meshes, one list after another. */
interface GlbLists {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Where each list begins, and how long it is. Bytes. */
  readonly starts: readonly [number, number, number];
  readonly sizes: readonly [number, number, number];
  /** What positions are counted in. Metres. */
  readonly step: number;
  /** Bytes of an index. */
  readonly wide: 2 | 4;
}

/**
 * Meshes as a glTF file has them. Typed arrays write them as the processor has numbers, lowest byte first:
 * so does glTF, and every device.
 */
export function glbLists(meshes: readonly ExportedMesh[]): GlbLists {
  const vertices = sum(meshes, ({ positions }) => positions.length / 3);
  const count = sum(meshes, ({ indices }) => indices.length);
  const step = stepFor(meshes);
  const wide = meshes.some(({ positions }) => positions.length / 3 > NARROW) ? 4 : 2;
  const sizes = [vertices * POSITION, vertices * NORMAL, toFour(count * wide)] as const;
  const starts = [0, sizes[0], sizes[0] + sizes[1]] as const;
  const buffer = new ArrayBuffer(starts[2] + sizes[2]);
  const places = new Int16Array(buffer, starts[0], sizes[0] / 2);
  const directions = new Int8Array(buffer, starts[1], sizes[1]);
  const triangles =
    wide === 4
      ? new Uint32Array(buffer, starts[2], count)
      : new Uint16Array(buffer, starts[2], count);
  let [vertex, index] = [0, 0];
  for (const { positions, normals, indices } of meshes) {
    writePositions(places.subarray((vertex * POSITION) / 2), positions, step);
    writeNormals(directions.subarray(vertex * NORMAL), normals);
    triangles.set(indices, index);
    vertex += positions.length / 3;
    index += indices.length;
  }
  return { bytes: new Uint8Array(buffer), starts, sizes, step, wide };
}

/** Bytes filled up to a multiple of four. */
export function toFour(bytes: number): number {
  return Math.ceil(bytes / 4) * 4;
}

function sum(meshes: readonly ExportedMesh[], of: (mesh: ExportedMesh) => number): number {
  return meshes.reduce((total, mesh) => total + of(mesh), 0);
}

/** The finest power of two, in metres, that reaches every position. */
function stepFor(meshes: readonly ExportedMesh[]): number {
  const ends = meshes.flatMap(({ bounds: { min, max } }) => [...min, ...max]);
  const furthest = Math.max(...ends.map(Math.abs));
  let step = 1 / 4096;
  while (furthest / step > FURTHEST) step *= 2;
  return step;
}

function writePositions(to: Int16Array, positions: Float32Array, step: number): void {
  let at = 0;
  for (let n = 0; n < positions.length; n += 3) {
    to[at] = Math.round((positions[n] ?? 0) / step);
    to[at + 1] = Math.round((positions[n + 1] ?? 0) / step);
    to[at + 2] = Math.round((positions[n + 2] ?? 0) / step);
    at += POSITION / 2;
  }
}

/** Whole 127ths, of which those are taken that come nearest to a length of one. */
function writeNormals(to: Int8Array, normals: Float32Array): void {
  let at = 0;
  for (let n = 0; n < normals.length; n += 3) {
    const x = normals[n] ?? 0;
    const y = normals[n + 1] ?? 0;
    const z = normals[n + 2] ?? 0;
    if (n > 0 && x === normals[n - 3] && y === normals[n - 2] && z === normals[n - 1]) {
      // The corners of a face have one normal.
      to.copyWithin(at, at - NORMAL, at);
    } else {
      const size = bestSize(x, y, z);
      to[at] = Math.round(x * size);
      to[at + 1] = Math.round(y * size);
      to[at + 2] = Math.round(z * size);
    }
    at += NORMAL;
  }
}

/** The length up to 127 at which a normal's rounded numbers have a length of nearly 127. */
function bestSize(x: number, y: number, z: number): number {
  let best = 127;
  let nearest = Infinity;
  for (let size = 127; size > 126 && nearest > 0.2; size -= 0.125) {
    const across = Math.round(x * size);
    const up = Math.round(y * size);
    const out = Math.round(z * size);
    const off = Math.abs(Math.sqrt(across * across + up * up + out * out) - 127);
    if (off >= nearest) continue;
    best = size;
    nearest = off;
  }
  return best;
}
