import type { QueryClient } from '@tanstack/react-query';
import { galleryImagesSchema } from '#domain/site/gallery/gallery-image';
import { GALLERY_KEY } from './gallery-key';
import { persistQuery } from '#app/pwa/persist-query';

/**
 * Keeps the list of pictures in localStorage, to show at once on the next start, online or not; see
 * `persistQuery`. For the pictures themselves, see offline/seen-pictures.ts.
 *
 * @returns a function that stops it
 */
export function persistGallery(queryClient: QueryClient, storage?: Storage | null): () => void {
  const what = {
    queryKey: GALLERY_KEY,
    schema: galleryImagesSchema,
    storageKey: 'gallery-query',
    buster: 'gallery-1',
  };
  return persistQuery(queryClient, what, storage);
}
