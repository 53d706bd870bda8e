import type { GalleryImage } from './gallery-image';

/** A gallery picture whose measures are known. */
export type Pictured = GalleryImage & { picture: NonNullable<GalleryImage['picture']> };

/** Specification §9: six gallery teaser images. */
export const TEASER_PLACES = 6;

/** The pictures of the home page's teaser: featured ones first, then the others in their order. */
export function featuredImages(images: readonly GalleryImage[]): Pictured[] {
  const shown = images.filter(hasPicture);
  const featured = shown.filter((image) => image.featured === 1);
  return [...new Set([...featured, ...shown])].slice(0, TEASER_PLACES);
}

function hasPicture(image: GalleryImage): image is Pictured {
  return image.picture !== undefined;
}
