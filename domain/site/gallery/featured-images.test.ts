import { describe, expect, it } from 'vitest';
import type { GalleryImage } from '#domain/site/gallery/gallery-image';
import { galleryImage } from '#domain/testing/gallery-images';
import { featuredImages } from './featured-images';

const titles = (images: readonly GalleryImage[]) => images.map(({ title }) => title);

describe('the pictures of the teaser', () => {
  it('are the featured ones in their order, then the others, six at most', () => {
    const images = [
      galleryImage('a'),
      galleryImage('b', { featured: 1 }),
      galleryImage('c'),
      galleryImage('d', { featured: 1 }),
      ...['e', 'f', 'g'].map((title) => galleryImage(title)),
    ];
    expect(titles(featuredImages(images))).toEqual(['b', 'd', 'a', 'c', 'e', 'f']);
  });

  it('leave out what has no measures', () => {
    expect(featuredImages([galleryImage('old', { featured: 1, picture: undefined })])).toEqual([]);
  });
});
