import { expect, it } from 'vitest';
import { STARTER_FACTS } from '#domain/site/content/facts/starter-facts';
import captions from '#app/media/captions.json';
import { GALLERY_CATEGORIES } from '#domain/site/gallery/gallery-categories';
import { productCards } from './page-words/pricing-page';
import { readShareCode } from '#domain/design/sharing/read-share-code';
import { sampleGallery } from './gallery/sample-gallery';

const files = captions.map(({ file }) => file);

it('finds every picture the content names', () => {
  for (const { file } of sampleGallery) expect(files).toContain(file);
  for (const { picture } of productCards(STARTER_FACTS)) expect(files).toContain(picture);
});

it('offers all gallery and service pictures as samples, under the category of their caption', () => {
  const categories: readonly string[] = GALLERY_CATEGORIES.map(({ id }) => id);
  const wanted = captions.filter(({ file }) => /^(?:gallery|service)-/.test(file));
  expect(sampleGallery).toHaveLength(wanted.length);
  for (const { file, category, title } of wanted) {
    expect(sampleGallery).toContainEqual(expect.objectContaining({ file, category, title }));
    expect(categories).toContain(category);
  }
});

it('calls every picture a visualisation where it is described', () => {
  for (const { alt } of captions) expect(alt).toMatch(/^Computer visualisation: /);
});

it('a sample picture that shows a design names one that can be read', () => {
  const designs = sampleGallery.flatMap(({ design }) => design ?? []);
  expect(designs).toHaveLength(2);
  for (const design of designs) expect(readShareCode(design).ok).toBe(true);
});
