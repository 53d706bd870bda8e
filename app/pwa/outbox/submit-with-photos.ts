import * as z from 'zod/mini';
import { enqueue } from '#app/offline/outbox/enqueue';
import { newLink } from '#app/offline/outbox/new-link';
import { dropPhotos, keepPhotos } from '#app/offline/photos/photo-store';
import { newPhoto } from '#app/pwa/photos/new-photo';
import { newId } from '#app/offline/storage/new-id';
import { requests, type CheckedRequest } from '#domain/order/contracts/requests/request-kinds';
import type { HomeownerAction } from '#domain/order/history/actions';
import { VISUALISATION_TEXT } from '#domain/order/photos';
import { afterSaving, type SubmitResult } from './submit-request';

/** The photos do not fit on this device, so nothing is saved or sent. */
export class PhotosDoNotFitError extends Error {
  override readonly name = 'PhotosDoNotFitError';
}

/**
 * Saves a quote request and the visualisation behind it, and starts sending both. The photos are on disk before what names
 * them, and that is written together with the request: whenever the tab closes, all of it is sent, or none.
 *
 * @param pictures JPEGs in the order of `VISUALISATION_PHOTOS`
 * @throws UnusablePictureError, PhotosDoNotFitError
 */
export async function submitWithPhotos(
  request: CheckedRequest<'quote'>,
  pictures: readonly ArrayBuffer[],
): Promise<SubmitResult> {
  const files = pictures.map((jpeg) => new File([jpeg], 'photo.jpg', { type: 'image/jpeg' }));
  const photos = await Promise.all(files.map(newPhoto));
  const ids = photos.map(({ id }) => id);
  const id = newId();
  try {
    const link = await newLink();
    if (!link) throw new Error('This browser cannot hash');
    const { token } = link;
    const action = {
      kind: 'asked',
      text: VISUALISATION_TEXT,
      photos: ids,
      visualisation: true,
    } satisfies HomeownerAction;
    await keepPhotos({ kind: 'question', token }, photos);
    const behind = z.parse(requests.follow.schema, { token, action });
    const body = { ...request, followHash: link.hash };
    await enqueue('quote', body, { id, followToken: token, behind });
  } catch (error) {
    await dropPhotos(ids).catch(() => undefined);
    throw new PhotosDoNotFitError('The photos cannot be kept', { cause: error });
  }
  return afterSaving(id);
}
