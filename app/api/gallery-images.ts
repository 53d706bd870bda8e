import * as z from 'zod/mini';
import { galleryImagesSchema, type GalleryImage } from '#domain/site/gallery/gallery-image';
import { request } from './http';
import { parseJson } from './json';

/**
 * GET /api/gallery-images: the gallery in display order, revalidated by ETag every time.
 *
 * @throws HttpError; TypeError without a connection; zod's error when the response is not ours
 */
export async function fetchGalleryImages(signal?: AbortSignal): Promise<GalleryImage[]> {
  const response = await request('GET', '/api/gallery-images', { signal, cache: 'no-cache' });
  return z.parse(galleryImagesSchema, parseJson(await response.text()));
}
