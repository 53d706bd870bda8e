import type { Place } from '#domain/room/drawing/projection';
import type { Camera } from '#domain/room/scene/camera';
import type { PictureSize } from '#domain/room/scene/scene';

/** Nothing nearer than this grows in a picture. Metres. */
const NEAREST = 2;

/** Whether something this wide at a place can be seen. Metres. */
export function isInView(
  camera: Camera,
  { width }: PictureSize,
  place: Place,
  wide: number,
): boolean {
  if (camera.depthOf(place) < NEAREST) return false;
  const x = camera.project(place)[0];
  const reach = wide * camera.metreAt(place);
  return x > -reach && x < width + reach;
}

/** The sun, at the front left of the room, as the picture sees it: -1 at its left, 1 at its right. */
export function sunAcross({ turned }: Camera): number {
  return -Math.cos(((turned - 40) * Math.PI) / 180);
}
