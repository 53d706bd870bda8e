import { describe, expect, it } from 'vitest';
import type { GalleryImage } from '#domain/gallery/gallery-image';
import { featuredImages } from './featured-images';

function image(title: string, changes: Partial<GalleryImage> = {}): GalleryImage {
  return {
    id: '5a0f1c52-9a53-4c3c-9d0b-3f6f8f6b2b11',
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

const titles = (images: readonly GalleryImage[]) => images.map(({ title }) => title);

describe('the pictures of the teaser', () => {
  it('are the featured ones in their order, then the others, six at most', () => {
    const images = [
      image('a'),
      image('b', { featured: 1 }),
      image('c'),
      image('d', { featured: 1 }),
      ...['e', 'f', 'g'].map((title) => image(title)),
    ];
    expect(titles(featuredImages(images))).toEqual(['b', 'd', 'a', 'c', 'e', 'f']);
  });

  it('leave out what has no measures', () => {
    expect(featuredImages([image('old', { featured: 1, picture: undefined })])).toEqual([]);
  });
});
