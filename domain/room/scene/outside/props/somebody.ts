import type { Room } from '#domain/room/geometry/room';
import { person } from '#domain/room/drawing/person';
import { moved, type Place } from '#domain/room/drawing/projection';
import { disc } from '#domain/room/scene/outside/ellipse';
import { ofShapes } from '#domain/room/scene/of-shapes';
import type { Camera } from '#domain/room/scene/camera';
import { filled } from '#domain/room/scene/outside/solids';
import type { RoomView } from '#domain/room/scene/outside/view';
import type { Prop } from './prop';

/** Clear of the corner of the room that is furthest left in the picture, and further away than it. Metres. */
const [BESIDE, AWAY] = [0.6, 1.2];
/** Clear of the house. Metres. */
const OFF_HOUSE = 0.5;

/** Somebody of 1.70 m beside the room, at the corner that is furthest left in the picture. */
export function somebody({ camera, room }: RoomView): Prop {
  const at = spot(room, camera);
  const [x, y] = camera.project(at);
  const metre = camera.metreAt(at);
  return {
    name: 'person',
    at,
    parts: [
      ...filled('contact', [camera.outline(disc(at, 0.34))]),
      ...ofShapes(moved(person(0), ([off, down]) => [x + off * metre, y + down * metre])),
    ],
  };
}

/** To the left of the room in the picture; to its right where the house is in the way. */
function spot({ width, depth, walls }: Room, camera: Camera): Place {
  const angle = (camera.turned * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const corners: Place[] = [[0, 0, 0], [width, 0, 0], [width, depth, 0], [0, depth, 0]]; // oxfmt-ignore
  const across = (place: Place) => camera.project(place)[0];
  const sorted = corners.toSorted((one, other) => across(one) - across(other));
  const beyond = (corner: Place, way: -1 | 1): Place => {
    const near = camera.depthOf(corner);
    const share = (near + AWAY) / near;
    const along = (axis: 0 | 1) => camera.at[axis] + (corner[axis] - camera.at[axis]) * share;
    return [along(0) + way * BESIDE * cos, along(1) + way * BESIDE * sin, 0];
  };
  const left = beyond(sorted[0] ?? [0, 0, 0], -1);
  const isClear = !walls.back.house || left[1] < depth - OFF_HOUSE;
  return isClear ? left : beyond(sorted.at(-1) ?? [0, 0, 0], 1);
}
