import { describe, expect, it } from 'vitest';
import { galleryImage } from '#server/testing/records';
import type { GalleryImageStore } from './ports';

interface GalleryImageStorePlace {
  open(): Promise<GalleryImageStore>;
  /** Lets go of it, so that `open` may be called again. */
  close(): Promise<void>;
}

/** What every GalleryImageStore promises. */
export function describeGalleryImageStore(
  name: string,
  newPlace: () => Promise<GalleryImageStorePlace>,
): void {
  describe(`${name}, as a gallery image store`, () => {
    it('is empty at first', async () => {
      expect(await (await newPlace()).open().then(titles)).toEqual([]);
    });

    it('lists pictures by sortOrder, then by the time they came', async () => {
      const store = await (await newPlace()).open();
      await store.add([
        galleryImage({ title: 'fourth', sortOrder: 7, createdAt: at(1) }),
        galleryImage({ title: 'third', sortOrder: 0, createdAt: at(9) }),
      ]);
      await store.add([
        galleryImage({ title: 'second', sortOrder: 0, createdAt: at(2) }),
        galleryImage({ title: 'first', sortOrder: -3, createdAt: at(5) }),
      ]);
      expect(await titles(store)).toEqual(['first', 'second', 'third', 'fourth']);
    });

    it('gives the same array while nothing changes, and another one afterwards', async () => {
      const store = await (await newPlace()).open();
      await store.add([galleryImage()]);
      const before = await store.list();
      expect(await store.list()).toBe(before);
      await store.add([galleryImage()]);
      expect(await store.list()).not.toBe(before);
    });

    it('has every picture as it was when it is opened again', async () => {
      const place = await newPlace();
      const rows = [
        galleryImage({ description: null, tags: ['cedar'], featured: 1 }),
        { ...galleryImage(), description: undefined, picture: undefined },
      ];
      await (await place.open()).add(rows);
      await place.close();
      expect(await (await place.open()).list()).toEqual(rows);
    });
  });
}

async function titles(store: GalleryImageStore): Promise<string[]> {
  return (await store.list()).map(({ title }) => title);
}

function at(minute: number): string {
  return `2026-05-01T09:0${minute}:00.000Z`;
}
