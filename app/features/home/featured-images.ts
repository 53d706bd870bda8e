import type { Pictured } from '#app/content/gallery/gallery-picture';
import { VISUALISATION_TAG, type GalleryImage } from '#domain/gallery/gallery-image';

/**
 * The pictures for the teaser, at most `places`: featured ones first, then the others in order. Empty
 * when the featured ones are those already built in.
 *
 * @param builtIn the titles of the built-in pictures
 */
export function featuredImages(
  images: readonly GalleryImage[],
  builtIn: ReadonlySet<string>,
  places: number,
): Pictured[] {
  const shown = images.filter(hasPicture);
  const featured = shown.filter((image) => image.featured === 1).slice(0, places);
  const isBuiltIn = ({ title, tags }: GalleryImage) =>
    tags.includes(VISUALISATION_TAG) && builtIn.has(title);
  if (featured.length === places && featured.every(isBuiltIn)) return [];
  return [...new Set([...featured, ...shown])].slice(0, places);
}

function hasPicture(image: GalleryImage): image is Pictured {
  return image.picture !== undefined;
}
