import { expect, it } from 'vitest';
import { AN_ARTICLE } from '#domain/testing/articles';
import { usesOfPicture } from './picture-uses';

const page = { title: 'Privacy', lead: 'What we keep.', updated: '2026-11-24', body: 'Nothing.' };
const image = {
  id: '5a0f1c52-9a53-4c3c-9d0b-3f6f8f6b2b11',
  objectPath: '/uploads/5a0f1c52/original.jpg',
};
const shown = `See ![larch](${image.objectPath})`;

it('a picture is used where an article has it above or in its text, and where a legal page shows it', () => {
  const uses = usesOfPicture(image, {
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
    { name: 'legal:terms', title: 'Terms' },
    { name: 'article:above', title: 'Above' },
    { name: 'article:within', title: 'Within' },
  ]);
});
