import { newCanvas } from '#app/ui/stage/garden-bitmap';
import { paintScene } from '#app/ui/stage/paint-scene';
import type { Draft } from '#domain/draft/draft';
import type { Room } from '#domain/geometry/room';
import { drawOutside } from '#domain/scene/outside/draw-outside';
import { VIEWPOINTS } from '#domain/scene/outside/viewpoints';

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
