import { BufferAttribute, BufferGeometry, Group, Matrix4, Mesh } from 'three';
import type { Mesh as Shape } from '#domain/room/model/mesh';
import type { Model } from '#domain/room/model/model';
import { ShadowCasters } from './shadow-casters';
import type { Surfaces } from './surfaces';

/** The model in the scene: a change replaces only the meshes that differ. */
export class RoomMeshes {
  readonly group = new Group();
  private readonly shown = new Map<string, { shape: Shape; mesh: Mesh }>();
  private readonly casters = new ShadowCasters();

  constructor(private readonly surfaces: Surfaces) {
    this.group.add(this.casters.group);
  }

  show({ meshes }: Model): void {
    const wanted = new Set<string>();
    for (const shape of meshes) {
      const key = `${shape.role} ${shape.material} ${shape.leaf?.opening ?? ''}`;
      wanted.add(key);
      const old = this.shown.get(key);
      if (old && isSame(old.shape, shape)) continue;
      if (old) this.remove(key, old.mesh);
      this.add(key, shape);
    }
    for (const [key, { mesh }] of this.shown) if (!wanted.has(key)) this.remove(key, mesh);
    this.casters.show(meshes);
  }

  /** Opens the leaf of a door; its shadow stays where it is. @param share from 0, closed, to 1 */
  open(door: string, share: number): void {
    for (const { shape, mesh } of this.shown.values()) {
      const { opening, motion } = shape.leaf ?? {};
      if (opening !== door || motion?.kind !== 'turns') continue;
      const [x, y, z] = motion.about;
      const { matrix } = mesh;
      matrix.makeRotationY(motion.by * share);
      matrix.multiply(new Matrix4().makeTranslation(-x, -y, -z)).premultiply(new Matrix4().makeTranslation(x, y, z));
      mesh.matrixWorldNeedsUpdate = true;
    }
  } // oxfmt-ignore

  dispose(): void {
    for (const [key, { mesh }] of this.shown) this.remove(key, mesh);
    this.casters.dispose();
  }

  private add(key: string, shape: Shape): void {
    const mesh = new Mesh(geometryOf(shape), this.surfaces.get(shape.material));
    mesh.name = key;
    mesh.receiveShadow = shape.material !== 'glass';
    mesh.renderOrder = shape.material === 'glass' ? 2 : 0;
    mesh.matrixAutoUpdate = false;
    this.group.add(mesh);
    this.shown.set(key, { shape, mesh });
  }

  private remove(key: string, mesh: Mesh): void {
    this.group.remove(mesh);
    mesh.geometry.dispose();
    this.shown.delete(key);
  }
}

function geometryOf({ positions, normals, uvs, indices }: Shape): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new BufferAttribute(normals, 3));
  geometry.setAttribute('uv', new BufferAttribute(uvs, 2));
  geometry.setIndex(new BufferAttribute(indices, 1));
  return geometry;
}

function isSame(one: Shape, other: Shape): boolean {
  return (
    isEqual(one.positions, other.positions) &&
    isEqual(one.indices, other.indices) &&
    isEqual(one.uvs, other.uvs)
  );
}

function isEqual(one: ArrayLike<number>, other: ArrayLike<number>): boolean {
  if (one.length !== other.length) return false;
  for (let n = 0; n < one.length; n += 1) if (one[n] !== other[n]) return false;
  return true;
}
