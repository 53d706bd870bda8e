import { newCanvas } from '#app/room/stage/garden-bitmap';
import { paintScene } from '#app/room/stage/paint-scene';
import type { Draft } from '#domain/design/draft/draft';
import type { Room } from '#domain/room/geometry/room';
import { drawOutside } from '#domain/room/scene/outside/draw-outside';
import { VIEWPOINTS } from '#domain/room/scene/outside/viewpoints';

const SIZE = { width: 600, height: 400 };

/** The drawing of a room in its garden as a picture. @throws Error where there is no canvas */
export async function drawnPicture(room: Room, { finishes }: Draft): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const context = newCanvas(SIZE, canvas);
  const { garden, room: parts } = drawOutside(room, finishes, VIEWPOINTS.standard, SIZE);
  paintScene(context, garden, finishes, 'day');
  paintScene(context, parts, finishes, 'day');
  return new Promise((made, failed) => {
    canvas.toBlob((blob) => (blob ? made(blob) : failed(new Error('No picture was made'))));
  });
}
