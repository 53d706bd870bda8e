import type { ShellMeasures } from '#domain/room/geometry/walls';
import type { Mesh } from '#domain/room/model/mesh';
import { Shape } from './shape';
import type { Look, Part, Solid } from './solid';

/**
 * Solids as meshes in the model's axes: one per material and role, and of every leaf its own.
 *
 * @param part 'seen' leaves out the faces that something else always hides: such meshes are not closed
 */
export function merge(solids: readonly Solid[], shell: ShellMeasures, part: Part = 'all'): Mesh[] {
  const meshes = new Map<string, { readonly of: Look; readonly shape: Shape }>();
  for (const solid of solids) {
    const key = `${solid.role} ${solid.material} ${solid.leaf?.opening}`;
    const known = meshes.get(key);
    const mesh = known ?? { of: solid, shape: new Shape(shell) };
    if (!known) meshes.set(key, mesh);
    mesh.shape.add(solid, part);
  }
  return (
    [...meshes.values()]
      // Of a layer within a wall only the edges of its holes are seen.
      .filter(({ shape }) => shape.triangles > 0)
      .map(({ of: { material, role, leaf }, shape }) => ({
        material,
        role,
        ...(leaf && { leaf }),
        ...shape.lists(),
      }))
  );
}
