import { BufferAttribute, BufferGeometry, Matrix4, Quaternion, Vector3 } from 'three';

/** What is read of a GLB file: quantised meshes of plain colours, as `app/media/view/README.md` says. */
interface Gltf {
  readonly nodes: readonly {
    readonly mesh?: number;
    readonly translation?: [number, number, number];
    readonly rotation?: [number, number, number, number];
    readonly scale?: [number, number, number];
  }[];
  readonly meshes: readonly { readonly primitives: readonly Primitive[] }[];
  readonly materials: readonly {
    readonly pbrMetallicRoughness: { readonly baseColorFactor: readonly number[] };
  }[];
  readonly accessors: readonly { readonly bufferView: number; readonly count: number }[];
  readonly bufferViews: readonly { readonly byteOffset?: number; readonly byteStride?: number }[];
}

interface Primitive {
  readonly attributes: { readonly POSITION: number; readonly NORMAL: number };
  readonly indices: number;
  readonly material: number;
}

/** All of a GLB file as one geometry with its colours: our own files, so nothing is checked. */
export function readGlb(file: ArrayBuffer): BufferGeometry {
  const head = new DataView(file);
  const length = head.getUint32(12, true);
  const gltf: Gltf = JSON.parse(new TextDecoder().decode(new Uint8Array(file, 20, length)));
  const binary = new DataView(file, 28 + length);
  const all = { positions: [] as number[], normals: [] as number[], colours: [] as number[], indices: [] as number[] }; // oxfmt-ignore
  for (const { mesh, translation = [0, 0, 0], rotation = [0, 0, 0, 1], scale = [1, 1, 1] } of gltf.nodes) {
    const matrix = new Matrix4().compose(new Vector3(...translation), new Quaternion(...rotation), new Vector3(...scale));
    for (const primitive of gltf.meshes[mesh ?? 0]?.primitives ?? []) add(all, gltf, binary, primitive, matrix);
  } // oxfmt-ignore
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(all.positions), 3));
  geometry.setAttribute('normal', new BufferAttribute(new Float32Array(all.normals), 3));
  geometry.setAttribute('color', new BufferAttribute(new Float32Array(all.colours), 3));
  geometry.setIndex(all.indices);
  return geometry;
}

function add(
  all: Record<'positions' | 'normals' | 'colours' | 'indices', number[]>,
  { accessors, bufferViews, materials }: Gltf,
  binary: DataView,
  { attributes, indices, material }: Primitive,
  matrix: Matrix4,
): void {
  const first = all.positions.length / 3;
  const colour = materials[material]?.pbrMetallicRoughness.baseColorFactor ?? [1, 1, 1];
  const at = (accessor: number) => {
    const { bufferView, count } = accessors[accessor] ?? { bufferView: 0, count: 0 };
    const { byteOffset = 0, byteStride = 0 } = bufferViews[bufferView] ?? {};
    return { count, byteOffset, byteStride };
  };
  const [place, facing, corners] = [at(attributes.POSITION), at(attributes.NORMAL), at(indices)];
  const vector = new Vector3();
  for (let n = 0; n < place.count; n += 1) {
    const from = place.byteOffset + n * (place.byteStride || 6);
    const short = (axis: number) => binary.getInt16(from + axis * 2, true) / 32_767;
    all.positions.push(...vector.set(short(0), short(1), short(2)).applyMatrix4(matrix).toArray());
    const normal = facing.byteOffset + n * (facing.byteStride || 3);
    const byte = (axis: number) => binary.getInt8(normal + axis) / 127;
    all.normals.push(...vector.set(byte(0), byte(1), byte(2)).transformDirection(matrix).toArray());
    all.colours.push(colour[0] ?? 1, colour[1] ?? 1, colour[2] ?? 1);
  }
  for (let n = 0; n < corners.count; n += 1)
    all.indices.push(first + binary.getUint16(corners.byteOffset + n * 2, true));
}
