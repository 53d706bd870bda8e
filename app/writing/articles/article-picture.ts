import type { PictureData } from '#app/content/picture-data';
import type { PictureRef } from '#domain/site/content/chosen-pictures';
import type { GalleryImage } from '#domain/site/gallery/gallery-image';
import { pictureOf } from '#app/content/gallery/gallery-picture';

const FILES = import.meta.glob<PictureData>(
  ['#app/media/hero.jpg', '#app/media/{about,gallery,home,service}-*.jpg'],
  { query: '?picture', import: 'default', eager: true },
);

/** The pictures of app/media that an article, or the preview of a link, may show, by their file. */
export const OWN_PICTURES: ReadonlyMap<string, PictureData> = new Map(
  Object.entries(FILES).map(([path, picture]) => [path.slice(path.lastIndexOf('/') + 1), picture]),
);

/** Where the one that was chosen has gone since. */
const INSTEAD = 'hero.jpg';

/** An article's picture with its sizes; another one where it is no longer there. */
export function articlePicture(
  ref: PictureRef,
  gallery: readonly GalleryImage[] = [],
): PictureData {
  const own = 'file' in ref ? OWN_PICTURES.get(ref.file) : fromGallery(ref.galleryId, gallery);
  const picture = own ?? OWN_PICTURES.get(INSTEAD);
  if (picture === undefined) throw new Error(`app/media has no ${INSTEAD}`);
  return picture;
}

/** The pictures that the text of an article may show, by their address. */
export function galleryPictures(
  gallery: readonly GalleryImage[] = [],
): ReadonlyMap<string, PictureData> {
  return new Map(
    gallery.flatMap((image) => {
      const picture = dataOf(image);
      return picture ? [[image.objectPath, picture] as const] : [];
    }),
  );
}

/** A picture of the gallery with its sizes; undefined where it is no longer there. */
export function fromGallery(id: string, gallery: readonly GalleryImage[]): PictureData | undefined {
  return dataOf(gallery.find((candidate) => candidate.id === id));
}

function dataOf(image: GalleryImage | undefined): PictureData | undefined {
  return image?.picture && pictureOf({ ...image, picture: image.picture });
}
