import type { Room } from '#domain/room/geometry/room';
import type { InsideChoices } from '#domain/room/scene/inside/draw-inside';
import { exportedMeshes } from './exported';
import { glb } from './glb';
import { usdz } from './usdz';

/** The two formats that phones stand in a garden: GLB on Android, USDZ on an iPhone. */
export const MODEL_FORMATS = ['glb', 'usdz'] as const;

export type ModelFormat = (typeof MODEL_FORMATS)[number];

/** Phones only open a model that is sent under its own type. */
export const MODEL_TYPES: Readonly<Record<ModelFormat, string>> = {
  glb: 'model/gltf-binary',
  usdz: 'model/vnd.usdz+zip',
};

/** A room in full detail as a file: the same bytes in page, worker and server. */
export function modelFile(
  room: Room,
  choices: InsideChoices,
  format: ModelFormat,
): Uint8Array<ArrayBuffer> {
  const meshes = exportedMeshes(room, choices);
  return format === 'glb' ? glb(meshes, 'Room') : usdz(meshes);
}
