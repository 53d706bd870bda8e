import { eyeInside, eyeOfDrawing, type Eye } from '#app/room/view/camera/eye';
import type { PlacedPiece } from '#domain/room/furniture/placed-piece';
import type { Room } from '#domain/room/geometry/room';
import type { Finishes } from '#domain/room/options/option-ids';
import { facing } from '#domain/room/scene/outside/view';
import { cameraOutside } from '#domain/room/scene/outside/outside-camera';
import { describeRoom } from '#domain/room/scene/outside/describe-outside';
import type { Viewpoint } from '#domain/room/scene/outside/viewpoints';
import { describePlace } from '#domain/room/scene/places/describe-place';
import { placesIn, type PlaceId } from '#domain/room/scene/places/places';
import type { PictureSize } from '#domain/room/scene/scene';

/** Where the view is seen from, and what is to be seen there in words. */
export interface Sight {
  readonly eye: Eye;
  readonly description: string;
}

/** From outside, exactly as the drawing shows it. */
export function sightOutside(room: Room, finishes: Finishes, viewpoint: Viewpoint, size: PictureSize): Sight {
  const camera = cameraOutside(room, viewpoint, size);
  return { eye: eyeOfDrawing(camera, room), description: describeRoom(room, finishes, facing(room, camera)) };
} // oxfmt-ignore

/** From a place in the room; from the first one if the room has lost it. @param turned degrees looked round */
export function sightInside(
  room: Room,
  pieces: readonly PlacedPiece[],
  { place: id, turned }: { place: PlaceId; turned: number },
  size: PictureSize,
): Sight | null {
  const places = placesIn(room, pieces);
  const place = places.find((one) => one.id === id) ?? places[0];
  if (!place) return null;
  return {
    eye: eyeInside({ ...place, turned: place.turned + turned }, room, size),
    description: describePlace(place, turned, room, pieces),
  };
}
