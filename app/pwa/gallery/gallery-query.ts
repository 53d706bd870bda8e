import { queryOptions } from '@tanstack/react-query';
import { fetchGalleryImages } from '#app/api/gallery-images';
import { GALLERY_KEY } from './gallery-key';

/** The pictures of the gallery; see `persistGallery` for what is shown without a connection. */
export const galleryQuery = queryOptions({
  queryKey: GALLERY_KEY,
  queryFn: ({ signal }) => fetchGalleryImages(signal),
});
