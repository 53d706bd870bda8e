import type { ExportedMesh } from './exported';
import { glbLists, NORMAL, POSITION, toFour } from './glb-lists';

/** glTF's numbers for component types and for what a buffer view is used for. */
const [BYTE, SHORT, UNSIGNED_SHORT, UNSIGNED_INT] = [5120, 5122, 5123, 5125];
const [VERTICES, INDICES] = [34_962, 34_963];

/**
 * A room as a binary glTF 2.0 file: one mesh with a primitive per material, positions as whole steps of a
 * quarter of a millimetre (KHR_mesh_quantization), glass blended. The same bytes wherever it is made.
 *
 * @param name of the node, ASCII
 */
export function glb(meshes: readonly ExportedMesh[], name: string): Uint8Array<ArrayBuffer> {
  const lists = glbLists(meshes);
  const { step, wide } = lists;
  const accessors: object[] = [];
  const primitives: object[] = [];
  let [vertex, index] = [0, 0];
  for (const [material, { positions, indices, bounds }] of meshes.entries()) {
    const corners = positions.length / 3;
    const inSteps = (metres: number) => Math.round(metres / step);
    const [min, max] = [bounds.min.map(inSteps), bounds.max.map(inSteps)];
    const first = accessors.length;
    accessors.push(
      accessor(0, vertex * POSITION, SHORT, corners, { type: 'VEC3', min, max }),
      accessor(1, vertex * NORMAL, BYTE, corners, { type: 'VEC3', normalized: true }),
      accessor(2, index * wide, wide === 4 ? UNSIGNED_INT : UNSIGNED_SHORT, indices.length, {
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
    byteOffset: lists.starts[n],
    byteLength: lists.sizes[n],
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
    buffers: [{ byteLength: lists.bytes.length }],
  };
  return container(JSON.stringify(document), lists.bytes);
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
