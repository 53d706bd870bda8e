import { newGalleryImageSchema } from '#domain/site/gallery/gallery-edit';
import { addressOfKey } from '#server/ports/object-key';
import type { Renditions } from '#server/ports/pictures';
import type { GalleryImageRecord } from '#server/stores/records';
import { invalidRequest, parseRequest } from '#server/use-cases/requests/parse-request';
import { ORIGINAL } from './receive-upload';
import { takeArrived, type TakeArrivedServices } from './take-arrived';

export interface AddGalleryImageServices extends TakeArrivedServices {
  renditions: Renditions;
}

/**
 * Third step of an upload (specification §7): adds a stored upload to the gallery.
 *
 * @throws {ApiProblem} 400 invalid_request, with `objectPath` if there is no such upload, or it is
 * incomplete, already used, or was swept after an hour; 413, 415 or 422 for a picture that was sent past us
 * @throws {StoreUnavailableError} nothing was stored
 */
export async function addGalleryImage(
  services: AddGalleryImageServices,
  body: unknown,
): Promise<GalleryImageRecord> {
  const { galleryImages, renditions, now } = services;
  const { objectPath, ...words } = parseRequest(newGalleryImageSchema, body);
  const uploadId = await takeArrived(services, objectPath);
  const row =
    uploadId === undefined
      ? undefined
      : await galleryImages.addUpload(uploadId, ({ id, width, height, blur }) => ({
          id,
          ...words,
          objectPath: addressOfKey(`${id}/${ORIGINAL}`),
          createdAt: now().toISOString(),
          picture: { width, height, alt: words.title, focus: '50% 50%', blur, renditions: [] },
        }));
  if (row === undefined) {
    throw invalidRequest({ objectPath: 'No uploaded picture waits under this address' });
  }
  renditions.wake();
  return row;
}
