import type { GalleryImage } from '#domain/site/gallery/gallery-image';
import type { GalleryFilter } from '#domain/site/gallery/gallery-categories';

/** The images whose category equals the filter (specification §4, Gallery filter). */
export function ofCategory(
  images: readonly GalleryImage[],
  filter: GalleryFilter,
): readonly GalleryImage[] {
  return filter === 'all' ? images : images.filter(({ category }) => category === filter);
}
