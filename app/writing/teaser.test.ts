import { expect, it } from 'vitest';
import { publishedContent } from '#domain/content/site-content';
import type { GalleryImage } from '#domain/gallery/gallery-image';
import { STARTER } from './starter/starter';
import { teaserOf } from './teaser';

function image(title: string, changes: Partial<GalleryImage> = {}): GalleryImage {
  return {
    id: `5a0f1c52-9a53-4c3c-9d0b-${title.padStart(12, '0')}`,
    title,
    category: 'garden-rooms',
    tags: [],
    objectPath: `/uploads/${title}/original.jpg`,
    featured: 0,
    sortOrder: 0,
    createdAt: '2026-05-01T09:30:00.000Z',
    picture: {
      width: 1000,
      height: 600,
      alt: title,
      focus: '50% 50%',
      blur: 'data:image/webp;base64,AAAA',
      renditions: [
        { type: 'image/avif', width: 400, path: `/uploads/${title}/400.avif` },
        { type: 'image/webp', width: 400, path: `/uploads/${title}/400.webp` },
        { type: 'image/avif', width: 800, path: `/uploads/${title}/800.avif` },
      ],
    },
    ...changes,
  };
}

function sample(title: string): GalleryImage {
  const { picture, ...row } = image(title, { tags: ['visualisation'], featured: 1 });
  const alt = `Visualisation: ${title}.`;
  return { ...row, picture: picture && { ...picture, alt } };
}

const teaser = (gallery?: readonly GalleryImage[]) =>
  teaserOf(publishedContent(STARTER, { now: new Date(), samples: true, gallery }));
const samples = ['1', '2', '3', '4', '5', '6'].map(sample);

it('the teaser is the one of the build while six samples are featured', () => {
  expect(teaser()).toBeNull();
  expect(teaser([...samples, image('7')])).toBeNull();
});

it('has the company’s pictures once they are featured, and says what is no photograph', () => {
  const own = image('7', { featured: 1 });
  expect(teaser([own, ...samples])).toMatchObject({
    note: 'Some are sample pictures: visualisations of buildings from our range.',
    pictures: { length: 6 },
  });
  expect(teaser([own])).toMatchObject({
    note: '',
    pictures: [
      {
        sources: {
          avif: '/uploads/7/400.avif 400w, /uploads/7/800.avif 800w',
          webp: '/uploads/7/400.webp 400w',
        },
        img: { src: '/uploads/7/original.jpg', w: 1000, h: 600 },
      },
    ],
  });
  const drawn = image('8', { tags: ['visualisation'] });
  expect(teaser([own, drawn])?.note).toMatch(/^Some pictures are visualisations/);
  expect(teaser([drawn])?.note).toMatch(/^Pictures are visualisations/);
});

it('has no picture of ours in the place of a missing one, and is left out without any', () => {
  expect(teaser([])).toEqual({ pictures: [], note: '' });
});
