import { expect, it } from 'vitest';
import { AN_ARTICLE } from '#domain/testing/articles';
import { STARTER_PAGES } from './page-words/starter-pages';
import { usesOfPicture } from './picture-uses';

const page = { title: 'Privacy', lead: 'What we keep.', updated: '2026-11-24', body: 'Nothing.' };
const image = {
  id: '5a0f1c52-9a53-4c3c-9d0b-3f6f8f6b2b11',
  objectPath: '/uploads/5a0f1c52/original.jpg',
};
const shown = `See ![larch](${image.objectPath})`;

it('a picture is used where a page or an article has it, and where a text shows it', () => {
  const uses = usesOfPicture(image, {
    pages: {
      ...STARTER_PAGES,
      home: { ...STARTER_PAGES.home, picture: { galleryId: image.id } },
      'dual-purpose': { ...STARTER_PAGES['dual-purpose'], detail: { galleryId: image.id } },
    },
    legal: { privacy: page, terms: { ...page, title: 'Terms', body: shown }, cookies: page },
    articles: {
      above: { ...AN_ARTICLE, title: 'Above', picture: { galleryId: image.id } },
      within: { ...AN_ARTICLE, title: 'Within', body: shown },
      not: {
        ...AN_ARTICLE,
        body: `${image.objectPath} as words, ![other](/uploads/b/original.jpg)`,
      },
    },
  });
  expect(uses).toEqual([
    { name: 'page:home', title: 'Home' },
    { name: 'page:dual-purpose', title: 'Dual Purpose' },
    { name: 'legal:terms', title: 'Terms' },
    { name: 'article:above', title: 'Above' },
    { name: 'article:within', title: 'Within' },
  ]);
});
