import type { Room } from '#domain/room/geometry/room';
import type { InsideChoices } from '#domain/room/scene/inside/draw-inside';
import { boundsOf, type Bounds } from '#domain/room/model/bounds';
import { materials, type Material, type MaterialName } from '#domain/room/model/materials';
import type { Mesh } from '#domain/room/model/mesh';
import { subjectOf } from '#domain/room/model/subject';
import { solidsOf } from '#domain/room/model/room-solids';
import type { Solid } from '#domain/room/model/solids/solid';
import { merge } from '#domain/room/model/solids/merge';

/** All of one material that is shown to others. */
export interface ExportedMesh extends Pick<Mesh, 'positions' | 'normals' | 'indices'> {
  readonly name: MaterialName;
  readonly material: Material;
  /** Its colours as light has them, 0 to 1. */
  readonly colour: Colour;
  readonly emissive: Colour;
  readonly bounds: Bounds;
}

type Colour = readonly [red: number, green: number, blue: number];

/**
 * A room for other programs to stand in a garden: without the house and its paving, which are there
 * already, without faces that can never be seen, and by material alone.
 */
export function exportedMeshes(room: Room, choices: InsideChoices): ExportedMesh[] {
  const solids = solidsOf(subjectOf(room, choices, 'full'))
    .filter(({ role, material }) => role !== 'house' && material !== 'paving')
    .map(({ material, axes, draw }): Solid => ({ material, role: 'shell', axes, draw }));
  return merge(solids, room, 'seen').map(({ material: name, positions, normals, indices }) => {
    const material = materials[name];
    const [colour, emissive] = [asLight(material.colour), asLight(material.emissive ?? '#000000')];
    const bounds = boundsOf([{ positions }]);
    return { name, material, positions, normals, indices, colour, emissive, bounds };
  });
}

/** '#rrggbb' as sRGB to linear light. */
function asLight(hex: string): Colour {
  const part = (from: number) => {
    const share = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    const light = share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    // Engines differ in the last digits of a power; both files are the same everywhere.
    return Math.round(light * 1e4) / 1e4;
  };
  return [part(1), part(3), part(5)];
}
