import { BufferAttribute, BufferGeometry, Group, Mesh, MeshBasicMaterial } from 'three';
import type { Mesh as Shape, Role } from '#domain/room/model/mesh';
import { LAMPLIT, SUNLIT } from '#app/room/view/light/shadow-layers';

/** What the room's own lamp meets on its way; all the others are behind it. */
const ROUND_LAMP: ReadonlySet<Role> = new Set<Role>(['lining', 'opening', 'furniture']);
/** These let light through, or are too small to throw a shadow worth its cost. */
const SHADOWLESS: ReadonlySet<string> = new Set([
  'glass', 'lamp', 'lamp-shade', 'cable', 'white-plastic', 'handle', 'groove', 'moulding', 'skirting',
]); // oxfmt-ignore

/**
 * What of a room throws shadows, in two meshes that only lights see: a shadow costs two draw calls instead of one for
 * every material.
 */
export class ShadowCasters {
  readonly group = new Group();
  private readonly material = new MeshBasicMaterial();
  private readonly inner = this.caster([SUNLIT, LAMPLIT]);
  private readonly outer = this.caster([SUNLIT]);

  show(shapes: readonly Shape[]): void {
    const casting = shapes.filter(({ material }) => !SHADOWLESS.has(material));
    for (const [mesh, isInner] of [[this.inner, true], [this.outer, false]] as const) {
      mesh.geometry.dispose();
      mesh.geometry = merged(casting.filter(({ role }) => ROUND_LAMP.has(role) === isInner));
    } // oxfmt-ignore
  }

  dispose(): void {
    for (const { geometry } of [this.inner, this.outer]) geometry.dispose();
    this.material.dispose();
  }

  private caster(layers: readonly number[]): Mesh {
    const mesh = new Mesh(new BufferGeometry(), this.material);
    mesh.castShadow = true;
    mesh.layers.disableAll();
    for (const layer of layers) mesh.layers.enable(layer);
    this.group.add(mesh);
    return mesh;
  }
}

function merged(shapes: readonly Shape[]): BufferGeometry {
  const sum = (of: (shape: Shape) => number) => shapes.reduce((all, shape) => all + of(shape), 0);
  const positions = new Float32Array(sum((shape) => shape.positions.length));
  const indices = new Uint32Array(sum((shape) => shape.indices.length));
  let [at, from] = [0, 0];
  for (const shape of shapes) {
    const first = at / 3;
    const { length } = shape.indices;
    for (let n = 0; n < length; n += 1) indices[from + n] = first + (shape.indices[n] ?? 0);
    positions.set(shape.positions, at);
    at += shape.positions.length;
    from += shape.indices.length;
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(positions, 3));
  geometry.setIndex(new BufferAttribute(indices, 1));
  return geometry;
}
