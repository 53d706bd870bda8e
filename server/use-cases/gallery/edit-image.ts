import { galleryImageEditSchema, galleryOrderSchema } from '#domain/site/gallery/gallery-edit';
import type { GalleryImageEdit } from '#domain/site/gallery/gallery-edit';
import { ApiProblem } from '#server/api-problem';
import type { GalleryImageStore } from '#server/stores/ports';
import type { GalleryImageRecord } from '#server/stores/records';
import { parseRequest } from '#server/use-cases/requests/parse-request';

interface EditPhotoServices {
  galleryImages: GalleryImageStore;
}

/**
 * Changes a picture's featured flag or its text; fields missing from the body are unchanged.
 *
 * @throws {ApiProblem} 400 invalid_request, 404 not_found
 * @throws {StoreUnavailableError} nothing was changed
 */
export async function editGalleryImage(
  { galleryImages }: EditPhotoServices,
  id: string,
  body: unknown,
): Promise<GalleryImageRecord> {
  const edit = parseRequest(galleryImageEditSchema, body);
  const row = await galleryImages.change(id, (newest) => edited(newest, edit));
  if (row === undefined) throw noSuchGalleryImage();
  return row;
}

/**
 * Puts the pictures into a new order.
 *
 * @throws {ApiProblem} 400 invalid_request, 409 gallery_changed when the list does not match the
 * existing pictures
 * @throws {StoreUnavailableError} nothing was changed
 */
export async function orderGalleryImages(
  { galleryImages }: EditPhotoServices,
  body: unknown,
): Promise<readonly GalleryImageRecord[]> {
  const { ids } = parseRequest(galleryOrderSchema, body);
  if (!(await galleryImages.order(ids))) {
    throw new ApiProblem(
      409,
      'gallery_changed',
      'Pictures were added or deleted meanwhile. Look at the list again.',
    );
  }
  return galleryImages.list();
}

export function noSuchGalleryImage(): ApiProblem {
  return new ApiProblem(404, 'not_found', 'This picture is not in the gallery any more.');
}

/** If the alternative text was the title, it stays the title. */
function edited(row: GalleryImageRecord, edit: GalleryImageEdit): GalleryImageRecord {
  const given = Object.fromEntries(
    Object.entries(edit).filter(([, value]) => value !== undefined),
  ) as Partial<GalleryImageRecord>;
  const title = edit.title ?? row.title;
  const picture = row.picture?.alt === row.title ? { ...row.picture, alt: title } : row.picture;
  return { ...row, ...given, picture };
}
