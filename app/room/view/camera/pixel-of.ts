import { PerspectiveCamera, Vector3 } from 'three';
import { frustumOf, type Eye } from './eye';
import type { Vec3 } from '#domain/room/model/mesh';
import type { PictureSize } from '#domain/room/scene/scene';

/** For tests: where three.js shows a point of the model's axes, in pixels from the picture's top left corner. */
export function pixelOf(eye: Eye, size: PictureSize, at: Vec3): readonly [x: number, y: number] {
  const camera = new PerspectiveCamera();
  const { left, right, top, bottom } = frustumOf(eye, size);
  camera.position.set(...eye.at);
  camera.rotation.set(eye.raised, eye.turned, 0, 'YXZ');
  camera.updateMatrixWorld();
  camera.projectionMatrix.makePerspective(left, right, top, bottom, 1, 100);
  const seen = new Vector3(...at).project(camera);
  return [((seen.x + 1) / 2) * size.width, ((1 - seen.y) / 2) * size.height];
}
