import type { Room } from '#domain/room/geometry/room';
import type { InsideChoices } from '#domain/room/scene/inside/draw-inside';
import { inModel } from './axes';
import { boundsOf, type Bounds } from './bounds';
import { lampsIn } from './inside/fittings';
import type { Detail, Mesh, Vec3 } from './mesh';
import { solidsOf } from './room-solids';
import { merge } from './solids/merge';
import { subjectOf } from './subject';

/** Where light comes from with the electrics. */
interface Lamp {
  readonly kind: 'spot' | 'pendant';
  readonly at: Vec3;
}

/**
 * A room as meshes. Axes as in glTF: right-handed, y up, metres; the origin is on the ground under the
 * middle of the shell's outside plan, and the front faces +z.
 */
export interface Model {
  readonly meshes: readonly Mesh[];
  readonly lamps: readonly Lamp[];
  readonly bounds: Bounds;
}

/** The model of a room and of what was chosen for it: the same numbers as its plan and elevations. */
export function modelOf(room: Room, choices: InsideChoices, detail: Detail): Model {
  const subject = subjectOf(room, choices, detail);
  const meshes = merge(solidsOf(subject), room);
  return {
    meshes,
    lamps: lampsIn(subject).map(({ kind, at }) => ({ kind, at: inModel(room, at) })),
    bounds: boundsOf(meshes),
  };
}
