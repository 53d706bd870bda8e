import type { NewPhoto } from '#app/offline/photos/photo-row';
import { newId } from '#app/offline/storage/new-id';
import { LONGEST_PHOTO_SIDE, MOST_SENT_PHOTO_BYTES } from '#domain/order/photos';

/** Tried one after the other until the photo is small enough. */
const QUALITIES = [0.82, 0.6, 0.35];

/** A picture that this browser can make no photo of; the message says why, for the homeowner. */
export class UnusablePictureError extends Error {
  override readonly name = 'UnusablePictureError';
}

/**
 * Makes a photo of a picture: drawn upright, at most 2,048 pixels long, as a JPEG with nothing of what the camera wrote
 * beside it, such as the place. Nothing else of the picture is kept or sent.
 *
 * @throws UnusablePictureError
 */
export async function newPhoto(picture: File): Promise<NewPhoto> {
  if (!('subtle' in crypto)) {
    throw new UnusablePictureError('This browser can send no photos from this page.');
  }
  const content = await reencoded(picture);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return { id: newId(), content, sha256: base64url(digest) };
}

async function reencoded(picture: File): Promise<ArrayBuffer> {
  const address = URL.createObjectURL(picture);
  try {
    const image = new Image();
    image.src = address;
    // Browsers turn it as the camera was held.
    await image.decode().catch(() => {
      throw new UnusablePictureError(
        `“${picture.name}” cannot be read here. Choose a JPEG or PNG picture, or take the photo from here.`,
      );
    });
    return await asJpeg(drawn(image), picture.name);
  } finally {
    URL.revokeObjectURL(address);
  }
}

function drawn(image: HTMLImageElement): HTMLCanvasElement {
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.min(1, LONGEST_PHOTO_SIDE / Math.max(naturalWidth, naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(naturalHeight * scale));
  const context = canvas.getContext('2d');
  if (context) {
    // What is transparent would be black in a JPEG.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
  }
  return canvas;
}

async function asJpeg(canvas: HTMLCanvasElement, name: string): Promise<ArrayBuffer> {
  for (const quality of QUALITIES) {
    const blob = await new Promise<Blob | null>((done) => {
      canvas.toBlob(done, 'image/jpeg', quality);
    });
    if (blob !== null && blob.size <= MOST_SENT_PHOTO_BYTES) return blob.arrayBuffer();
  }
  throw new UnusablePictureError(`“${name}” is too large for this browser. Choose a smaller one.`);
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
