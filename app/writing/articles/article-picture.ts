import type { PictureData } from '#app/content/picture-data';
import type { PictureRef } from '#domain/content/articles';
import type { GalleryImage } from '#domain/gallery/gallery-image';
import { pictureOf } from '#app/content/gallery-picture';

const FILES = import.meta.glob<PictureData>(
  ['#app/media/hero.jpg', '#app/media/{about,gallery,home,service}-*.jpg'],
  { query: '?picture', import: 'default', eager: true },
);

const BY_NAME = new Map(
  Object.entries(FILES).map(([path, picture]) => [path.slice(path.lastIndexOf('/') + 1), picture]),
);

/** Where the one that was chosen has gone since. */
const INSTEAD = 'hero.jpg';

/** The files of app/media that an article, or the preview of a link, may show. */
export const PICTURE_FILES: readonly string[] = [...BY_NAME.keys()];

/** An article's picture with its sizes; another one where it is no longer there. */
export function articlePicture(
  ref: PictureRef,
  gallery: readonly GalleryImage[] = [],
): PictureData {
  const own = 'file' in ref ? BY_NAME.get(ref.file) : fromGallery(ref.galleryId, gallery);
  const picture = own ?? BY_NAME.get(INSTEAD);
  if (picture === undefined) throw new Error(`app/media has no ${INSTEAD}`);
  return picture;
}

function fromGallery(id: string, gallery: readonly GalleryImage[]): PictureData | undefined {
  const image = gallery.find((candidate) => candidate.id === id);
  return image?.picture && pictureOf({ ...image, picture: image.picture });
}
