import type { PictureData } from '#app/content/picture-data';
import type { Pictured } from '#domain/gallery/featured-images';

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
