import type { ShellMeasures } from '#domain/geometry/walls';
import type { Mesh } from '#domain/model/mesh';
import type { Part, Solid } from './solid';

/**
 * Solids as meshes in the model's axes (see `inModel`): one per material and role, and of every leaf its
 * own.
 *
 * @param part 'seen' leaves out the faces that something else always hides: such meshes are not closed
 */
export function merge(solids: readonly Solid[], shell: ShellMeasures, part: Part = 'all'): Mesh[] {
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
  part: Part,
): Mesh {
  const shapes = group.map(({ shape }) => shape(part));
  const corners = shapes.reduce((sum, { positions }) => sum + positions.length / 3, 0);
  const positions = new Float32Array(3 * corners);
  const normals = new Float32Array(3 * corners);
  const uvs = new Float32Array(2 * corners);
  const indices = new Uint32Array(shapes.reduce((sum, { triangles }) => sum + triangles.length, 0));
  let [first, index] = [0, 0];
  for (const shape of shapes) {
    for (const triangle of shape.triangles) {
      indices[index] = first + triangle;
      index += 1;
    }
    uvs.set(shape.uvs, 2 * first);
    for (let from = 0; from < shape.positions.length; from += 3) {
      const to = 3 * first + from;
      positions[to] = (shape.positions[from] ?? 0) - width / 2;
      positions[to + 1] = shape.positions[from + 2] ?? 0;
      positions[to + 2] = depth / 2 - (shape.positions[from + 1] ?? 0);
      normals[to] = shape.normals[from] ?? 0;
      normals[to + 1] = shape.normals[from + 2] ?? 0;
      normals[to + 2] = -(shape.normals[from + 1] ?? 0);
    }
    first += shape.positions.length / 3;
  }
  return { material, role, ...(leaf && { leaf }), positions, normals, uvs, indices };
}
