import { saveFile } from '#app/ui/download/save-file';

/** Gives a picture to the phone's own sheet, or saves it. */
export async function savePicture(picture: Blob): Promise<void> {
  const file = new File([picture], 'room-in-my-garden.jpg', { type: 'image/jpeg' });
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
