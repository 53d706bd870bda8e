import type { NewPhoto } from '#app/offline/photos/photo-row';
import { newId } from '#app/offline/storage/new-id';
import { LONGEST_PHOTO_SIDE, MOST_SENT_PHOTO_BYTES } from '#domain/order/photos';
import { redrawn, UnusablePictureError } from './redrawn';

const AS_PHOTO = {
  longest: LONGEST_PHOTO_SIDE,
  mostBytes: MOST_SENT_PHOTO_BYTES,
  qualities: [0.82, 0.6, 0.35],
};

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
  const { content: jpeg } = await redrawn(picture, AS_PHOTO);
  const content = await jpeg.arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return { id: newId(), content, sha256: base64url(digest) };
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
