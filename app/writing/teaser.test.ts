import { expect, it } from 'vitest';
import { publishedContent } from '#domain/site/content/site-content';
import type { GalleryImage } from '#domain/site/gallery/gallery-image';
import { galleryImage } from '#domain/testing/gallery-images';
import { STARTER } from './starter/starter';
import { teaserOf } from './teaser';

function sample(title: string): GalleryImage {
  const { picture, ...row } = galleryImage(title, { tags: ['visualisation'], featured: 1 });
  const alt = `Visualisation: ${title}.`;
  return { ...row, picture: picture && { ...picture, alt } };
}

const teaser = (gallery?: readonly GalleryImage[]) =>
  teaserOf(publishedContent(STARTER, { now: new Date(), samples: true, gallery }));
const samples = ['1', '2', '3', '4', '5', '6'].map(sample);

it('the teaser is the one of the build while six samples are featured', () => {
  expect(teaser()).toBeNull();
  expect(teaser([...samples, galleryImage('7')])).toBeNull();
});

it('has the company’s pictures once they are featured, and says what is no photograph', () => {
  const own = galleryImage('7', { featured: 1 });
  expect(teaser([own, ...samples])).toMatchObject({
    note: 'Some are sample pictures: visualisations of buildings from our range.',
    pictures: { length: 6 },
  });
  expect(teaser([own])).toMatchObject({
    note: '',
    pictures: [
      {
        sources: { avif: '/uploads/7/400.avif 400w, /uploads/7/800.avif 800w' },
        img: { src: '/uploads/7/original.jpg', w: 1000, h: 600 },
      },
    ],
  });
  const drawn = galleryImage('8', { tags: ['visualisation'] });
  expect(teaser([own, drawn])?.note).toMatch(/^Some pictures are visualisations/);
  expect(teaser([drawn])?.note).toMatch(/^Pictures are visualisations/);
});

it('says which design a picture shows, where its tag can be read', () => {
  const code = '1.g.4-1a-4x3.110..rfsc..0qjc0vi';
  const own = galleryImage('7', { featured: 1, tags: ['deck', `design:${code}`] });
  expect(teaser([own])).toMatchObject({ pictures: [{ design: code }] });
  for (const tags of [[], ['design:1.g.x']])
    expect(teaser([galleryImage('7', { tags })])?.pictures[0]).not.toHaveProperty('design');
});

it('has no picture of ours in the place of a missing one, and is left out without any', () => {
  expect(teaser([])).toEqual({ pictures: [], note: '' });
});
