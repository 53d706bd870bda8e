import type { PictureData } from '#app/ui/picture';
import { VISUALISATION_TAG, type GalleryImage } from '#domain/contracts/gallery-image';

type Pictured = GalleryImage & { picture: NonNullable<GalleryImage['picture']> };

/**
 * What the teaser shows of the gallery, at most `places`: the featured pictures, then the others in
 * their order. Nothing when the featured ones are those that came with the build.
 *
 * @param builtIn the titles of those
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

/** A picture of the gallery as the pictures of the build are. */
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
