import type { GalleryImageStore } from '#server/stores/ports';
import { discardUpload } from './discard-upload';
import type { DiscardServices } from './discard-upload';
import { noSuchPicture } from './edit-photo';

interface RemovePhotoServices extends DiscardServices {
  galleryImages: GalleryImageStore;
}

/**
 * Removes a picture: first its row, so that no row ever refers to a missing file, then its files.
 *
 * @throws {ApiProblem} 404 not_found
 * @throws {StoreUnavailableError} nothing was removed, or the next sweep removes the files
 */
export async function removePhoto(services: RemovePhotoServices, id: string): Promise<void> {
  const { galleryImages, now } = services;
  if (!(await galleryImages.remove(id, now().toISOString()))) throw noSuchPicture();
  // Waits for whoever writes files of it just now.
  await discardUpload(services, id);
}
