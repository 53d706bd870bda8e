import { Group, Mesh, MeshStandardMaterial, type BufferGeometry } from 'three';
import { inSunlight } from '#app/room/view/light/shadow-layers';
import { reflectionsOnly } from '#app/room/view/surfaces/reflections-only';
import type { GardenPiece, PlacedInGarden } from './seating';
import { readGlb } from './glb';

const FILES = import.meta.glob<string>('#app/media/view/*/view-*.glb', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The addresses of all meshes that are loaded. */
export function meshAddresses(): string[] {
  return Object.values(FILES);
}

/** Furniture of the garden, from files: each is loaded when it first stands somewhere. */
export class GardenPieces {
  readonly group = new Group();
  private readonly material = new MeshStandardMaterial({
    vertexColors: true,
    roughness: 0.8,
    envMapIntensity: 0.5,
  });
  private readonly known = new Map<GardenPiece, Promise<BufferGeometry | null>>();
  private wanted = 0;

  constructor(private readonly onLoad: () => void) {
    this.material.onBeforeCompile = reflectionsOnly;
  }

  async show(places: readonly PlacedInGarden[]): Promise<void> {
    this.wanted += 1;
    const asked = this.wanted;
    const shapes = await Promise.all(places.map(({ piece }) => this.shapeOf(piece)));
    if (asked !== this.wanted) return;
    this.group.clear();
    for (const [n, { at, turned }] of places.entries()) {
      const shape = shapes[n];
      if (!shape) continue;
      const mesh = new Mesh(shape, this.material);
      inSunlight(mesh);
      mesh.position.set(at[0], at[1], at[2]);
      mesh.rotation.y = turned;
      this.group.add(mesh);
    }
    this.onLoad();
  }

  dispose(): void {
    this.wanted += 1;
    this.material.dispose();
    for (const shape of this.known.values()) void shape.then((geometry) => geometry?.dispose());
  }

  private shapeOf(piece: GardenPiece): Promise<BufferGeometry | null> {
    const known = this.known.get(piece) ?? load(piece);
    this.known.set(piece, known);
    return known;
  }
}

async function load(piece: GardenPiece): Promise<BufferGeometry | null> {
  const [, address = ''] = Object.entries(FILES).find(([path]) => path.includes(piece)) ?? [];
  try {
    const file = await fetch(address);
    return file.ok ? readGlb(await file.arrayBuffer()) : null;
  } catch {
    // Never loaded, and no signal: the garden does without.
    return null;
  }
}
