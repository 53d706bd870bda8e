import { galleryPage } from '#app/content/page-words/gallery-page';
import { VISUALISATION_TAG, type GalleryImage } from '#domain/gallery/gallery-image';
import { galleryCategoryLabel } from '#domain/gallery/gallery-categories';

/** "Garden Rooms. Visualisation." for a render, "Garden Rooms." for a photograph. */
export function kindOf({ category, tags }: GalleryImage): string {
  const label = galleryCategoryLabel(category);
  return tags.includes(VISUALISATION_TAG) ? `${label}. ${galleryPage.visualisation}` : `${label}.`;
}
