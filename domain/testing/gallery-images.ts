import type { GalleryImage } from '#domain/site/gallery/gallery-image';

/** A picture of the gallery in its sizes; its title, which is a number or a short word, names its files. */
export function galleryImage(title: string, changes: Partial<GalleryImage> = {}): GalleryImage {
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
