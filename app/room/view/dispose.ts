import { InstancedMesh, Mesh, type Material, type Object3D } from 'three';

/** Gives back the memory of everything below an object; textures are the loader's. */
export function dispose(root: Object3D): void {
  root.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    object.geometry.dispose();
    const surfaces: Material | Material[] = object.material;
    for (const surface of Array.isArray(surfaces) ? surfaces : [surfaces]) surface.dispose();
    if (object instanceof InstancedMesh) object.dispose();
  });
}
