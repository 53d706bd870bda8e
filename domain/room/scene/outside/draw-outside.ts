import type { Finishes } from '#domain/room/options/option-ids';
import type { Room } from '#domain/room/geometry/room';
import type { WallSide } from '#domain/room/geometry/walls';
import type { Camera } from '#domain/room/scene/camera';
import type { Part, PictureSize } from '#domain/room/scene/scene';
import type { RoomSun } from '#domain/room/sun/room-sun';
import { describeOutside } from './describe-outside';
import { garden } from './garden/garden';
import { cameraOutside } from './outside-camera';
import { plotAround } from './plot';
import { roomInGarden } from './room/room-in-garden';
import { facing, isPlain, type RoomView } from './view';
import type { Viewpoint } from './viewpoints';

/** The room standing in its garden, in two layers. */
export interface OutsideScene {
  readonly camera: Camera;
  /**
   * Sky, lawn, fence, trees: the same for every design seen from this camera, so that it can be kept as
   * a bitmap under its `gardenKey`. Made when it is first read.
   */
  readonly garden: readonly Part[];
  /** Everything that changes with the choices, painted over the garden. */
  readonly room: readonly Part[];
  /** For people who cannot see it. */
  readonly description: string;
}

/**
 * Draws a room in its garden. An extension is never seen from behind: its azimuth is held in front.
 *
 * @param sun that casts the room's shadow and lights its walls; the garden keeps its own light
 */
export function drawOutside(
  room: Room,
  finishes: Finishes,
  viewpoint: Viewpoint,
  size: PictureSize,
  sun: RoomSun | null = null,
): OutsideScene {
  const view = viewOf(room, finishes, viewpoint, size, sun);
  let made: readonly Part[] | undefined;
  return {
    camera: view.camera,
    get garden() {
      made ??= garden(view);
      return made;
    },
    room: roomInGarden(view),
    description: describeOutside(room, finishes, view.visible),
  };
}

/** Equal for equal gardens: what a cache of their bitmaps uses. */
export function gardenKey(room: Room, viewpoint: Viewpoint, size: PictureSize): string {
  const camera = cameraOutside(room, viewpoint, size);
  const { at, turned, project, metreAt } = camera;
  const origin = project([0, 0, 0]);
  const plot = plotAround(room);
  return JSON.stringify([at, turned, origin, metreAt([0, 0, 0]), plot, size]);
}

/** The walls that a viewpoint shows in a picture of any size: one or two. */
export function wallsSeen(room: Room, viewpoint: Viewpoint): WallSide[] {
  return facing(room, cameraOutside(room, viewpoint, { width: 3, height: 2 }));
}

/** The room, its garden and the camera they are seen with. */
export function viewOf(
  room: Room,
  finishes: Finishes,
  viewpoint: Viewpoint,
  size: PictureSize,
  sun: RoomSun | null = null,
): RoomView {
  const camera = cameraOutside(room, viewpoint, size);
  return {
    camera,
    plot: plotAround(room),
    size,
    plain: isPlain(size),
    room,
    finishes,
    clear: viewpoint.clear ?? false,
    sun,
    visible: facing(room, camera),
  };
}
