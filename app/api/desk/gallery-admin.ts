import * as z from 'zod/mini';
import {
  uploadAddressSchema,
  type GalleryImageEdit,
  type NewGalleryImageBody,
} from '#domain/site/gallery/gallery-edit';
import { request } from '#app/api/http';
import { parseJson } from '#app/api/json';

/**
 * POST /api/objects/upload with an empty body: a signed address for one picture of this type and at most
 * this size.
 *
 * @param size bytes
 * @throws HttpError; TypeError without a connection; zod's error when the response is not ours
 */
export async function requestUploadAddress(
  { type, size }: Pick<File, 'type' | 'size'>,
  signal: AbortSignal,
): Promise<string> {
  const query = new URLSearchParams({ type, size: `${size}` });
  const response = await request('POST', `/api/objects/upload?${query}`, { signal });
  return z.parse(uploadAddressSchema, parseJson(await response.text())).uploadURL;
}

/**
 * POST /api/gallery-images: creates a gallery picture from a file sent to an upload address.
 *
 * @throws HttpError; TypeError without a connection
 */
export async function addGalleryImage(
  image: NewGalleryImageBody,
  signal: AbortSignal,
): Promise<void> {
  await request('POST', '/api/gallery-images', { body: image, signal });
}

/**
 * PUT /api/gallery-images/:id.
 *
 * @throws HttpError; TypeError without a connection
 */
export async function editGalleryImage(id: string, edit: GalleryImageEdit): Promise<void> {
  await request('PUT', `/api/gallery-images/${id}`, { body: edit });
}

/**
 * DELETE /api/gallery-images/:id.
 *
 * @throws HttpError; TypeError without a connection
 */
export async function deleteGalleryImage(id: string): Promise<void> {
  await request('DELETE', `/api/gallery-images/${id}`);
}

/**
 * PUT /api/gallery-images/order.
 *
 * @param ids of all pictures, in display order
 * @throws HttpError 409 when the set of pictures has changed since; TypeError without a connection
 */
export async function orderGalleryImages(ids: readonly string[]): Promise<void> {
  await request('PUT', '/api/gallery-images/order', { body: { ids } });
}
