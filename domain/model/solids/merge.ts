import type { ShellMeasures } from '#domain/geometry/walls';
import type { Mesh } from '#domain/model/mesh';
import type { Solid } from './solid';

/**
 * Solids as meshes in the model's axes (see `inModel`): one per material and role, and of every leaf its
 * own.
 *
 * @param part 'seen' leaves out the faces that something else always hides: such meshes are not closed
 */
export function merge(
  solids: readonly Solid[],
  shell: ShellMeasures,
  part: 'all' | 'seen' = 'all',
): Mesh[] {
  const groups = new Map<string, Solid[]>();
  for (const solid of solids) {
    const { role, material, leaf } = solid;
    const key = [role, material, leaf?.opening].join(' ');
    const group = groups.get(key);
    if (group) group.push(solid);
    else groups.set(key, [solid]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first ? [meshOf(first, group, shell, part)] : [];
  });
}

function meshOf(
  { material, role, leaf }: Solid,
  group: readonly Solid[],
  { width, depth }: ShellMeasures,
  part: 'all' | 'seen',
): Mesh {
  const sizes = group.map(({ positions, triangles, seen }) =>
    part === 'seen' && seen ? seen : { corners: positions.length / 3, indices: triangles.length },
  );
  const corners = sizes.reduce((sum, size) => sum + size.corners, 0);
  const positions = new Float32Array(3 * corners);
  const normals = new Float32Array(3 * corners);
  const uvs = new Float32Array(2 * corners);
  const indices = new Uint32Array(sizes.reduce((sum, size) => sum + size.indices, 0));
  let [first, index] = [0, 0];
  for (const [n, solid] of group.entries()) {
    const size = sizes[n] ?? { corners: 0, indices: 0 };
    for (let corner = 0; corner < size.corners; corner += 1) {
      const [from, to] = [3 * corner, 3 * (first + corner)];
      positions[to] = (solid.positions[from] ?? 0) - width / 2;
      positions[to + 1] = solid.positions[from + 2] ?? 0;
      positions[to + 2] = depth / 2 - (solid.positions[from + 1] ?? 0);
      normals[to] = solid.normals[from] ?? 0;
      normals[to + 1] = solid.normals[from + 2] ?? 0;
      normals[to + 2] = -(solid.normals[from + 1] ?? 0);
      uvs[2 * (first + corner)] = solid.uvs[2 * corner] ?? 0;
      uvs[2 * (first + corner) + 1] = solid.uvs[2 * corner + 1] ?? 0;
    }
    for (let place = 0; place < size.indices; place += 1) {
      indices[index] = first + (solid.triangles[place] ?? 0);
      index += 1;
    }
    first += size.corners;
  }
  return { material, role, ...(leaf && { leaf }), positions, normals, uvs, indices };
}
