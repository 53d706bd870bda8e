import type { GalleryImage } from '#domain/site/gallery/gallery-image';
import { chosenPictures } from './chosen-pictures';
import type { DocumentName } from './documents';
import { picturesIn } from './markdown/markdown-rules';
import { PAGES, PAGE_NAMES } from './page-words/page-words';
import type { StoredContent } from './site-content';

/** Whoever saves words with pictures or deletes a picture does it in this turn: neither may overtake the other. */
export const PICTURES_TURN = 'pictures in words';

/** A document that shows a picture, whether it is to be seen yet or not. */
export interface PictureUse {
  name: DocumentName;
  title: string;
}

/** The documents that show a picture of the gallery, articles last. */
export function usesOfPicture(
  { id, objectPath }: Pick<GalleryImage, 'id' | 'objectPath'>,
  { articles, legal, pages }: Pick<StoredContent, 'articles' | 'legal' | 'pages'>,
): PictureUse[] {
  const isIn = (body: string) => picturesIn(body).some(({ src }) => src === objectPath);
  const isChosen = (document: Parameters<typeof chosenPictures>[0]) =>
    chosenPictures(document).some((chosen) => chosen.id === id);
  const shown = PAGE_NAMES.filter((name) => isChosen(pages[name])).map((name): PictureUse => ({
    name: `page:${name}`,
    title: PAGES[name].title,
  }));
  const legalPages = Object.entries(legal)
    .filter(([, { body }]) => isIn(body))
    .map(([name, { title }]) => ({ name: `legal:${name}` as DocumentName, title }));
  const written = Object.entries(articles)
    .filter(([, article]) => isChosen(article) || isIn(article.body))
    .map(([name, { title }]) => ({ name: `article:${name}` as DocumentName, title }));
  return [...shown, ...legalPages, ...written];
}
