/** What a picture with a room says in its corner: nobody shall take it for a photograph. */
const MARK = 'Visualisation';

interface Photo {
  readonly picture: CanvasImageSource;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

interface Parts {
  readonly photo: Photo;
  /** As large as the photograph. */
  readonly room: CanvasImageSource;
  /** The photograph where something stands in front of the room. */
  readonly front: CanvasImageSource;
}

/**
 * The photograph with the room in it as a JPEG without whatever the camera wrote into it.
 *
 * @throws Error when this device cannot make it
 */
export async function pictureOf({ photo, room, front }: Parts): Promise<Blob> {
  const { width, height } = photo;
  const sheet = document.createElement('canvas');
  [sheet.width, sheet.height] = [width, height];
  const context = sheet.getContext('2d');
  if (!context) throw new Error('This device has no memory for the picture');
  context.drawImage(photo.picture, 0, 0);
  context.drawImage(room, 0, 0, width, height);
  context.drawImage(front, 0, 0, width, height);
  mark(context, photo);
  const blob = await new Promise<Blob | null>((made) => {
    sheet.toBlob(made, 'image/jpeg', 0.88);
  });
  if (!blob) throw new Error('This device has no memory for the picture');
  return blob;
}

function mark(context: CanvasRenderingContext2D, { width, height }: Photo): void {
  const size = Math.round(Math.max(width, height) / 60);
  context.font = `${size}px sans-serif`;
  context.textAlign = 'right';
  context.lineWidth = size / 6;
  context.strokeStyle = 'rgb(0 0 0 / 0.5)';
  context.fillStyle = 'white';
  context.strokeText(MARK, width - size, height - size);
  context.fillText(MARK, width - size, height - size);
}
