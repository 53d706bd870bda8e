import { Matrix4, Vector3, type PerspectiveCamera } from 'three';
import type { Place } from '#domain/room/drawing/projection';
import type { ShellMeasures } from '#domain/room/geometry/walls';
import { inModel } from '#domain/room/model/axes';
import { axesOf, type PhotoCamera } from '#domain/room/photo/photo-camera';

/** What is seen. Metres. */
const [NEAR, FAR] = [0.05, 200];

/** Makes a camera of the view that of a photograph. */
export function aim(camera: PerspectiveCamera, seen: PhotoCamera, shell: ShellMeasures): void {
  const { right, up, forward } = axesOf(seen);
  const [x, y, z] = [right, up, forward].map(asDirection);
  if (!x || !y || !z) return;
  camera.matrixAutoUpdate = false;
  camera.matrix = new Matrix4().makeBasis(x, y, z.negate()).setPosition(...inModel(shell, seen.at));
  camera.fov = (2 * Math.atan(seen.height / (2 * seen.focal)) * 180) / Math.PI;
  camera.aspect = seen.width / seen.height;
  [camera.near, camera.far] = [NEAR, FAR];
  camera.updateProjectionMatrix();
  camera.updateMatrixWorld(true);
}

/** From the room's axes to the model's, which are those of `inModel`. */
function asDirection([across, behind, above]: Place): Vector3 {
  return new Vector3(across, above, -behind);
}
