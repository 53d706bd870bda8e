import { saveFile } from '#app/ui/download/save-file';
import type { GardenPhoto } from './read-photo';

/** What the picture says in its corner: nobody shall take it for a photograph. */
const MARK = 'Visualisation';

/**
 * The photograph as a JPEG, without whatever the camera wrote into it; with the room, if there is one, and the word that
 * says so.
 *
 * @throws Error when this device cannot make it
 */
export async function pictureOf(photo: GardenPhoto, room: CanvasImageSource | null): Promise<Blob> {
  const sheet = document.createElement('canvas');
  [sheet.width, sheet.height] = [photo.width, photo.height];
  const context = sheet.getContext('2d');
  if (!context) throw new Error('This device has no memory for the picture');
  context.drawImage(photo.picture, 0, 0);
  if (room) {
    context.drawImage(room, 0, 0, photo.width, photo.height);
    const size = Math.round(Math.max(photo.width, photo.height) / 60);
    context.font = `${size}px sans-serif`;
    context.textAlign = 'right';
    context.lineWidth = size / 6;
    context.strokeStyle = 'rgb(0 0 0 / 0.5)';
    context.fillStyle = 'white';
    context.strokeText(MARK, photo.width - size, photo.height - size);
    context.fillText(MARK, photo.width - size, photo.height - size);
  }
  const blob = await new Promise<Blob | null>((made) => {
    sheet.toBlob(made, 'image/jpeg', 0.88);
  });
  if (!blob) throw new Error('This device has no memory for the picture');
  return blob;
}

/**
 * The photograph with the room in it: shared by the phone's own sheet, or downloaded.
 *
 * @throws Error when this device cannot make it
 */
export async function savePicture(photo: GardenPhoto, room: CanvasImageSource): Promise<void> {
  const blob = await pictureOf(photo, room);
  const file = new File([blob], 'room-in-my-garden.jpg', { type: 'image/jpeg' });
  if (inHand && 'canShare' in navigator && navigator.canShare({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  saveFile(file);
}

/** On a laptop one looks for a file, on a phone for its sheet. */
const inHand = matchMedia('(pointer: coarse)').matches;
