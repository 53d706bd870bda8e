import {
  Color,
  DoubleSide,
  Group,
  InstancedMesh,
  MeshBasicMaterial,
  Object3D,
  PlaneGeometry,
} from 'three';
import type { Vec3 } from '#domain/room/model/mesh';
import type { Textures } from '#app/room/view/textures';
import { asPictured, type Exposure } from './exposed';
import { PLANTS, type Plant, type PlantKind } from './planting';

interface Cards {
  readonly plants: readonly Plant[];
  readonly mesh: InstancedMesh<PlaneGeometry, MeshBasicMaterial>;
}

/** Pictures of plants that turn to whoever looks at them. */
export class Plants {
  readonly group = new Group();
  private readonly cards: readonly Cards[];

  constructor(plants: readonly Plant[], textures: Textures, exposure: Exposure) {
    const kinds = new Set(plants.map(({ kind }) => kind));
    this.cards = [...kinds].map((kind) => {
      const of = plants.filter((plant) => plant.kind === kind);
      return { plants: of, mesh: cards(kind, of, textures, exposure) };
    });
    for (const { mesh } of this.cards) this.group.add(mesh);
  }

  tint(colour: Vec3): void {
    for (const { mesh } of this.cards) mesh.material.color.setRGB(...colour);
  }

  /** Turns all plants to the eye. @param shown whether one is in the picture at all */
  face([eyeX, , eyeZ]: Vec3, shown: (plant: Plant) => boolean): void {
    const placed = new Object3D();
    for (const { plants, mesh } of this.cards) {
      for (const [n, plant] of plants.entries()) {
        const [x, z] = plant.at;
        placed.position.set(x, 0, z);
        placed.rotation.y = Math.atan2(eyeX - x, eyeZ - z);
        const size = shown(plant) ? plant.size : 0;
        placed.scale.set(plant.mirrored ? -size : size, size, size);
        placed.updateMatrix();
        mesh.setMatrixAt(n, placed.matrix);
      }
      mesh.instanceMatrix.needsUpdate = true;
    }
  }

  dispose(): void {
    for (const { mesh } of this.cards) {
      mesh.geometry.dispose();
      mesh.material.dispose();
      mesh.dispose();
    }
  }
}

function cards(kind: PlantKind, plants: readonly Plant[], textures: Textures, exposure: Exposure) {
  const { width, height, root } = PLANTS[kind];
  const geometry = new PlaneGeometry(width, height).translate((0.5 - root) * width, height / 2, 0);
  const material = new MeshBasicMaterial({
    map: textures.get(kind, { repeat: false }),
    alphaTest: 0.42,
    side: DoubleSide,
  });
  asPictured(material, exposure);
  const mesh = new InstancedMesh(geometry, material, plants.length);
  for (const [n, { tint }] of plants.entries()) mesh.setColorAt(n, new Color(...tint));
  mesh.frustumCulled = false;
  return mesh;
}
