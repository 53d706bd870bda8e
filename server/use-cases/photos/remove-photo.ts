import type { RenditionQueue } from '#server/images/rendition-queue';
import type { GalleryImageStore } from '#server/stores/ports';
import { discardUpload } from './discard-upload';
import type { DiscardServices } from './discard-upload';
import { noSuchPicture } from './edit-photo';

interface RemovePhotoServices extends DiscardServices {
  galleryImages: GalleryImageStore;
  renditions: RenditionQueue;
}

/**
 * Removes a picture: first its row, so that no row ever refers to a missing file, then its files.
 *
 * @throws {ApiProblem} 404 not_found
 * @throws {StoreUnavailableError} nothing was removed, or the next sweep removes the files
 */
export async function removePhoto(services: RemovePhotoServices, id: string): Promise<void> {
  const { galleryImages, renditions, now } = services;
  if (!(await galleryImages.remove(id, now().toISOString()))) throw noSuchPicture();
  await renditions.letGo(id);
  await discardUpload(services, id);
}
