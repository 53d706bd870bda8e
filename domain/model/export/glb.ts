import type { ExportedMesh } from './exported';

/** glTF's numbers for component types and for what a buffer view is used for. */
const [BYTE, SHORT, UNSIGNED_SHORT, UNSIGNED_INT] = [5120, 5122, 5123, 5125];
const [VERTICES, INDICES] = [34_962, 34_963];
/** Bytes of a position and of a normal, each filled up to a multiple of four. */
const [POSITION, NORMAL] = [8, 4];
/** The largest whole number a position may have. */
const FURTHEST = 32_767;

/**
 * A room as a binary glTF 2.0 file: one mesh with a primitive per material, positions as whole steps of a
 * quarter of a millimetre (KHR_mesh_quantization), glass blended. The same bytes wherever it is made.
 *
 * @param name of the node, ASCII
 */
export function glb(meshes: readonly ExportedMesh[], name: string): Uint8Array<ArrayBuffer> {
  const step = stepFor(meshes);
  const vertices = sum(meshes, ({ positions }) => positions.length / 3);
  const count = sum(meshes, ({ indices }) => indices.length);
  const isLarge = meshes.some(({ positions }) => positions.length / 3 > 65_535);
  const wide = isLarge ? 4 : 2;
  const sizes = [vertices * POSITION, vertices * NORMAL, toFour(count * wide)] as const;
  const bytes = new ArrayBuffer(sizes[0] + sizes[1] + sizes[2]);
  const data = new DataView(bytes);
  const starts = [0, sizes[0], sizes[0] + sizes[1]] as const;
  const accessors: object[] = [];
  const primitives: object[] = [];
  let [vertex, index] = [0, 0];
  for (const [material, { positions, normals, indices }] of meshes.entries()) {
    const corners = positions.length / 3;
    const [min, max] = writePositions(data, starts[0] + vertex * POSITION, positions, step);
    writeNormals(data, starts[1] + vertex * NORMAL, normals);
    writeIndices(data, starts[2] + index * wide, indices, isLarge);
    const first = accessors.length;
    accessors.push(
      accessor(0, vertex * POSITION, SHORT, corners, { type: 'VEC3', min, max }),
      accessor(1, vertex * NORMAL, BYTE, corners, { type: 'VEC3', normalized: true }),
      accessor(2, index * wide, isLarge ? UNSIGNED_INT : UNSIGNED_SHORT, indices.length, {
        type: 'SCALAR',
      }),
    );
    primitives.push({
      attributes: { POSITION: first, NORMAL: first + 1 },
      indices: first + 2,
      material,
    });
    vertex += corners;
    index += indices.length;
  }
  const view = (n: 0 | 1 | 2, target: number, byteStride?: number) => ({
    buffer: 0,
    byteOffset: starts[n],
    byteLength: sizes[n],
    ...(byteStride && { byteStride }),
    target,
  });
  const document = {
    asset: { version: '2.0', generator: 'Modular Garden Rooms' },
    extensionsUsed: ['KHR_mesh_quantization'],
    extensionsRequired: ['KHR_mesh_quantization'],
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ name, mesh: 0, scale: [step, step, step] }],
    meshes: [{ name, primitives }],
    materials: meshes.map(materialOf),
    accessors,
    bufferViews: [view(0, VERTICES, POSITION), view(1, VERTICES, NORMAL), view(2, INDICES)],
    buffers: [{ byteLength: bytes.byteLength }],
  };
  return container(JSON.stringify(document), new Uint8Array(bytes));
}

/** The finest power of two, in metres, that reaches every position. */
function stepFor(meshes: readonly ExportedMesh[]): number {
  let furthest = 0;
  for (const { positions } of meshes)
    for (const metres of positions) furthest = Math.max(furthest, Math.abs(metres));
  let step = 1 / 4096;
  while (furthest / step > FURTHEST) step *= 2;
  return step;
}

function writePositions(
  data: DataView,
  start: number,
  positions: Float32Array,
  step: number,
): readonly [min: number[], max: number[]] {
  const [min, max] = [[FURTHEST, FURTHEST, FURTHEST], [-FURTHEST, -FURTHEST, -FURTHEST]]; // prettier-ignore
  let at = start;
  for (let n = 0; n < positions.length; n += 3) {
    for (let axis = 0; axis < 3; axis += 1) {
      const steps = Math.round((positions[n + axis] ?? 0) / step);
      data.setInt16(at + 2 * axis, steps, true);
      if (steps < (min[axis] ?? 0)) min[axis] = steps;
      if (steps > (max[axis] ?? 0)) max[axis] = steps;
    }
    at += POSITION;
  }
  return [min, max];
}

/** Whole 127ths, of which those are taken that come nearest to a length of one. */
function writeNormals(data: DataView, start: number, normals: Float32Array): void {
  for (let n = 0; n < normals.length; n += 3) {
    const [x, y, z] = [normals[n] ?? 0, normals[n + 1] ?? 0, normals[n + 2] ?? 0];
    let [best, nearest] = [127, Infinity];
    for (let size = 127; size > 126 && nearest > 0.2; size -= 0.125) {
      const off = Math.abs(
        Math.hypot(Math.round(x * size), Math.round(y * size), Math.round(z * size)) - 127,
      );
      if (off < nearest) [best, nearest] = [size, off];
    }
    const at = start + (n / 3) * NORMAL;
    data.setInt8(at, Math.round(x * best));
    data.setInt8(at + 1, Math.round(y * best));
    data.setInt8(at + 2, Math.round(z * best));
  }
}

function writeIndices(data: DataView, start: number, indices: Uint32Array, isLarge: boolean): void {
  let at = start;
  for (const vertex of indices) {
    if (isLarge) data.setUint32(at, vertex, true);
    else data.setUint16(at, vertex, true);
    at += isLarge ? 4 : 2;
  }
}

function accessor(
  bufferView: number,
  byteOffset: number,
  componentType: number,
  count: number,
  rest: object,
) {
  return { bufferView, byteOffset, componentType, count, ...rest };
}

function materialOf({ name, material, colour, emissive }: ExportedMesh) {
  const { opacity = 1, roughness, metalness } = material;
  return {
    name,
    pbrMetallicRoughness: {
      baseColorFactor: [...colour, opacity],
      roughnessFactor: roughness,
      metallicFactor: metalness,
    },
    ...(opacity < 1 && { alphaMode: 'BLEND' }),
    ...(material.emissive && { emissiveFactor: emissive }),
  };
}

/** The header and its two chunks: JSON filled up with spaces, and the buffer. */
function container(json: string, buffer: Uint8Array): Uint8Array<ArrayBuffer> {
  const text = json.padEnd(toFour(json.length));
  const total = 12 + 8 + text.length + 8 + buffer.length;
  const file = new Uint8Array(total);
  const data = new DataView(file.buffer);
  const words: readonly (readonly [at: number, word: number])[] = [
    [0, 0x46_54_6c_67], // "glTF"
    [4, 2],
    [8, total],
    [12, text.length],
    [16, 0x4e_4f_53_4a], // "JSON"
    [20 + text.length, buffer.length],
    [24 + text.length, 0x00_4e_49_42], // "BIN"
  ];
  for (const [at, word] of words) data.setUint32(at, word, true);
  for (let n = 0; n < text.length; n += 1) file[20 + n] = text.charCodeAt(n);
  file.set(buffer, 28 + text.length);
  return file;
}

function toFour(bytes: number): number {
  return Math.ceil(bytes / 4) * 4;
}

function sum(meshes: readonly ExportedMesh[], of: (mesh: ExportedMesh) => number): number {
  return meshes.reduce((total, mesh) => total + of(mesh), 0);
}
