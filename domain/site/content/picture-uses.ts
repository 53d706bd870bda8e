import type { GalleryImage } from '#domain/site/gallery/gallery-image';
import type { DocumentName } from './documents';
import { picturesIn } from './markdown/markdown-rules';
import type { StoredContent } from './site-content';

/** Whoever saves words with pictures or deletes a picture does it in this turn: neither may overtake the other. */
export const PICTURES_TURN = 'pictures in words';

/** A document that shows a picture, whether it is to be seen yet or not. */
export interface PictureUse {
  name: DocumentName;
  title: string;
}

/** The documents that show a picture of the gallery, the legal pages first. */
export function usesOfPicture(
  { id, objectPath }: Pick<GalleryImage, 'id' | 'objectPath'>,
  { articles, legal }: Pick<StoredContent, 'articles' | 'legal'>,
): PictureUse[] {
  const isIn = (body: string) => picturesIn(body).some(({ src }) => src === objectPath);
  const pages = Object.entries(legal)
    .filter(([, { body }]) => isIn(body))
    .map(([name, { title }]) => ({ name: `legal:${name}` as DocumentName, title }));
  const written = Object.entries(articles)
    .filter(
      ([, { picture, body }]) => ('galleryId' in picture && picture.galleryId === id) || isIn(body),
    )
    .map(([name, { title }]) => ({ name: `article:${name}` as DocumentName, title }));
  return [...pages, ...written];
}
