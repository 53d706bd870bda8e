import { newGalleryImageSchema } from '#domain/contracts/gallery-edit';
import { addressOfKey } from '#server/objects/object-key';
import { uploadIdOf } from '#server/objects/upload-address';
import type { RenditionQueue } from '#server/images/rendition-queue';
import type { GalleryImageStore } from '#server/stores/ports';
import type { GalleryImageRecord } from '#server/stores/records';
import { invalidRequest, parseRequest } from '#server/use-cases/requests/parse-request';
import { ORIGINAL } from './receive-photo';

interface AddPhotoServices {
  galleryImages: GalleryImageStore;
  renditions: RenditionQueue;
  now: () => Date;
}

/**
 * Third step of an upload (specification §7): adds a stored upload to the gallery.
 *
 * @throws {ApiProblem} 400 invalid_request, with `objectPath` if there is no such upload, or it is
 * incomplete, already used, or was swept after an hour
 * @throws {StoreUnavailableError} nothing was stored
 */
export async function addPhoto(
  { galleryImages, renditions, now }: AddPhotoServices,
  body: unknown,
): Promise<GalleryImageRecord> {
  const { objectPath, ...words } = parseRequest(newGalleryImageSchema, body);
  const uploadId = uploadIdOf(objectPath);
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
