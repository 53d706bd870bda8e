import { queryOptions } from '@tanstack/react-query';
import { fetchGalleryImages } from '#app/api/gallery-images';
import { GALLERY_KEY } from './gallery-key';

/** The gallery pictures; see `persistGallery` for what is shown offline. */
export const galleryQuery = queryOptions({
  queryKey: GALLERY_KEY,
  queryFn: ({ signal }) => fetchGalleryImages(signal),
});
