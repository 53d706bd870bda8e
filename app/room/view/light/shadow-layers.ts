import type { Mesh } from 'three';

/** Layers of what throws shadows: those of sun and sky, and those of the room's lamp. Cameras see layer 0. */
export const [SUNLIT, LAMPLIT] = [1, 2] as const;

/** Throws a shadow of sun and sky, and receives all. */
export function inSunlight(mesh: Mesh): void {
  mesh.castShadow = mesh.receiveShadow = true;
  mesh.layers.enable(SUNLIT);
}
