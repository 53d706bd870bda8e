import { galleryPage } from '#app/content/page-words/gallery-page';
import { VISUALISATION_TAG, type GalleryImage } from '#domain/site/gallery/gallery-image';
import { galleryCategoryLabel } from '#domain/site/gallery/gallery-categories';
import { isSamplePicture } from '#domain/site/gallery/sample-picture';

/** "Garden Rooms. Sample picture, a visualisation." for one of ours, "Garden Rooms." for a photograph. */
export function kindOf(image: GalleryImage): string {
  const label = galleryCategoryLabel(image.category);
  if (isSamplePicture(image)) return `${label}. ${galleryPage.sample}`;
  if (image.tags.includes(VISUALISATION_TAG)) return `${label}. ${galleryPage.visualisation}`;
  return `${label}.`;
}
