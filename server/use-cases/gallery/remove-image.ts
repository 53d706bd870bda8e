import { PICTURES_TURN, usesOfPicture } from '#domain/site/content/picture-uses';
import { overlay } from '#domain/site/content/stored-documents';
import { ApiProblem } from '#server/api-problem';
import type { Publishing } from '#server/ports/publishing';
import type { ContentStore } from '#server/stores/content/content-ports';
import type { GalleryImageStore } from '#server/stores/ports';
import type { GalleryImageRecord } from '#server/stores/records';
import { discardUpload } from './discard-upload';
import type { DiscardServices } from './discard-upload';
import { noSuchGalleryImage } from './edit-image';

export interface RemoveGalleryImageServices extends DiscardServices {
  galleryImages: GalleryImageStore;
  contents: Pick<ContentStore, 'newest'>;
  publishing: Pick<Publishing, 'starter'>;
}

/**
 * Removes a picture: first its row, so that no row ever refers to a missing file, then its files.
 *
 * @throws {ApiProblem} 404 not_found; 409 picture_in_use, whose fields are the documents that show it
 * @throws {StoreUnavailableError} nothing was removed, or the next sweep removes the files
 */
export async function removeGalleryImage(
  services: RemoveGalleryImageServices,
  id: string,
): Promise<void> {
  const { galleryImages, turns, now } = services;
  await turns.inTurn(PICTURES_TURN, async () => {
    const row = await galleryImages.find(id);
    if (row === undefined) throw noSuchGalleryImage();
    await refuseUsed(services, row);
    if (!(await galleryImages.remove(id, now().toISOString()))) throw noSuchGalleryImage();
  });
  // Waits for whoever writes files of it just now.
  await discardUpload(services, id);
}

/** Asks the store and not this process, which may be behind another that has just saved an article. */
async function refuseUsed(
  { contents, publishing }: RemoveGalleryImageServices,
  row: GalleryImageRecord,
): Promise<void> {
  const uses = usesOfPicture(row, overlay(publishing.starter)(await contents.newest()));
  if (uses.length === 0) return;
  const titles = uses.map(({ title }) => `“${title}”`);
  throw new ApiProblem(
    409,
    'picture_in_use',
    `${new Intl.ListFormat('en-GB').format(titles)} ${titles.length === 1 ? 'shows' : 'show'} this picture. Take it out there first, or choose another.`,
    { fields: Object.fromEntries(uses.map(({ name, title }) => [name, title])) },
  );
}
