import { describe, expect, it } from 'vitest';
import type { GalleryImage } from '#domain/gallery/gallery-image';
import { pictureOf } from '#app/content/gallery/gallery-picture';
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

const none = new Set<string>();
const titles = (images: readonly GalleryImage[]) => images.map(({ title }) => title);

describe('the pictures of the teaser', () => {
  it('are the featured ones in their order, then the others', () => {
    const images = [
      image('a'),
      image('b', { featured: 1 }),
      image('c'),
      image('d', { featured: 1 }),
    ];
    expect(titles(featuredImages(images, none, 3))).toEqual(['b', 'd', 'a']);
  });

  it('are the built ones while those are what is featured', () => {
    const built = (title: string) => image(title, { featured: 1, tags: ['visualisation'] });
    const known = new Set(['a', 'b']);
    expect(featuredImages([built('b'), built('a'), image('c')], known, 2)).toEqual([]);
    expect(titles(featuredImages([built('a'), image('c', { featured: 1 })], known, 2))).toEqual([
      'a',
      'c',
    ]);
    // A photograph of our own may share a render's title.
    expect(featuredImages([built('b'), image('a', { featured: 1 })], known, 2)).toHaveLength(2);
  });

  it('leave out what has no measures', () => {
    expect(featuredImages([image('old', { featured: 1, picture: undefined })], none, 6)).toEqual(
      [],
    );
  });
});

it('a picture brings its sizes, or stands alone while they are being made', () => {
  const [made, fresh] = featuredImages([image('a'), image('b')], none, 2);
  expect(made && pictureOf(made)).toMatchObject({
    sources: {
      avif: '/uploads/a/400.avif 400w, /uploads/a/800.avif 800w',
      webp: '/uploads/a/400.webp 400w',
    },
    img: { src: '/uploads/a/original.jpg', w: 1000, h: 600 },
  });
  const alone = fresh && pictureOf({ ...fresh, picture: { ...fresh.picture, renditions: [] } });
  expect(alone?.sources).toEqual({});
});
