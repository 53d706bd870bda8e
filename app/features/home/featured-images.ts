import type { PictureData } from '#app/ui/picture';
import { VISUALISATION_TAG, type GalleryImage } from '#domain/gallery/gallery-image';

type Pictured = GalleryImage & { picture: NonNullable<GalleryImage['picture']> };

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

/** Converts a gallery picture to the format of the built-in ones. */
export function pictureOf({ title, objectPath, picture }: Pictured): PictureData {
  const sourceSet = (type: string) =>
    picture.renditions
      .filter((rendition) => rendition.type === type)
      .map(({ path, width }) => `${path} ${width}w`)
      .join(', ');
  const sources = { avif: sourceSet('image/avif'), webp: sourceSet('image/webp') };
  return {
    sources: picture.renditions.length === 0 ? {} : sources,
    img: { src: objectPath, w: picture.width, h: picture.height },
    title,
    alt: picture.alt,
    focus: picture.focus,
    blur: picture.blur,
  };
}

function hasPicture(image: GalleryImage): image is Pictured {
  return image.picture !== undefined;
}
