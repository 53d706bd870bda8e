import type { PictureData } from '#app/content/picture-data';
import type { Pictured } from '#domain/site/gallery/featured-images';

/** Converts a gallery picture to the format of the built-in ones. */
export function pictureOf({ title, objectPath, picture }: Pictured): PictureData {
  const sizes = picture.renditions.filter(({ type }) => type === 'image/avif');
  const avif = sizes.map(({ path, width }) => `${path} ${width}w`).join(', ');
  return {
    sources: avif === '' ? {} : { avif },
    img: { src: objectPath, w: picture.width, h: picture.height },
    title,
    alt: picture.alt,
    focus: picture.focus,
    blur: picture.blur,
  };
}
