import { Layers, Mesh } from 'three';
import { describe, expect, it } from 'vitest';
import { modelOf } from '#domain/room/model/model';
import { buildRoom } from '#domain/room/geometry/room';
import { plainRoom } from '#domain/testing/model-rooms';
import { LAMPLIT, SUNLIT } from '#app/room/view/light/shadow-layers';
import { ShadowCasters } from './shadow-casters';

const { meshes } = modelOf(
  buildRoom(plainRoom.shell, plainRoom.choices),
  plainRoom.choices,
  'phone',
);

/** Triangles that a light sees whose layer this is. */
function seenOn(layer: number, casters: ShadowCasters): number {
  const light = new Layers();
  light.set(layer);
  const corners = casters.group.children.map((mesh) =>
    mesh instanceof Mesh && mesh.layers.test(light) ? (mesh.geometry.getIndex()?.count ?? 0) : 0,
  );
  return corners.reduce((sum, count) => sum + count, 0) / 3;
} // oxfmt-ignore

describe('what throws shadows', () => {
  const casters = new ShadowCasters();
  casters.show(meshes);

  it('is seen by no camera', () => {
    expect(seenOn(0, casters)).toBe(0);
  });

  it('is all but glass and small things for the sun, and what is round it for the lamp', () => {
    const trianglesOf = (materials: readonly string[]) =>
      meshes
        .filter(({ material }) => materials.includes(material))
        .reduce((sum, { indices }) => sum + indices.length / 3, 0);
    const all = trianglesOf(meshes.map(({ material }) => material));
    const small = ['glass', 'lamp', 'lamp-shade', 'cable', 'white-plastic', 'handle', 'groove', 'moulding', 'skirting']; // oxfmt-ignore
    expect(seenOn(SUNLIT, casters)).toBe(all - trianglesOf(small));
    expect(seenOn(LAMPLIT, casters)).toBeLessThan(seenOn(SUNLIT, casters));
    expect(seenOn(LAMPLIT, casters)).toBeGreaterThan(100);
  });
});
