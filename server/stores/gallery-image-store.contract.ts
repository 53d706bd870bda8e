import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { galleryImage } from '#server/testing/records';
import type { GalleryImageStore, UploadStore } from './ports';
import type { GalleryImageRecord, StoredUpload } from './records';

interface GalleryImageStorePlace {
  open(): Promise<GalleryImageStore>;
  /** The uploads beside the pictures of the store that was opened last. */
  uploads(): UploadStore;
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

    describe('asked to make a picture of an upload', () => {
      it('does so once, of two that ask at the same moment', async () => {
        const place = await newPlace();
        const store = await place.open();
        const upload = await storedUpload(place.uploads());
        const made = await Promise.all([
          store.addUpload(upload.id, picture),
          store.addUpload(upload.id, picture),
        ]);
        expect(made.map((row) => row?.title)).toEqual(['40 wide', undefined]);
        expect(await titles(store)).toEqual(['40 wide']);
        expect(await place.uploads().list()).toEqual([]);
      });

      it.each(['receiving', 'discarded'] as const)('refuses one that is %s', async (state) => {
        const place = await newPlace();
        const store = await place.open();
        const { id } = await storedUpload(place.uploads());
        await place.uploads().set({ id, state, since: at(1) });
        expect(await store.addUpload(id, picture)).toBeUndefined();
        expect(await titles(store)).toEqual([]);
      });
    });

    it('changes a picture in its newest state, and says when there is none', async () => {
      const store = await (await newPlace()).open();
      const row = galleryImage({ featured: 0, title: 'old' });
      await store.add([row]);
      await Promise.all([
        store.change(row.id, (newest) => ({ ...newest, featured: 1 })),
        store.change(row.id, (newest) => ({ ...newest, title: 'new' })),
      ]);
      expect(await store.list()).toEqual([{ ...row, featured: 1, title: 'new' }]);
      expect(await store.change(randomUUID(), (newest) => newest)).toBeUndefined();
    });

    it('orders the pictures from 1 on, before which a new one stands', async () => {
      const store = await (await newPlace()).open();
      const rows = ['one', 'two', 'three'].map((title) => galleryImage({ title, sortOrder: 7 }));
      await store.add(rows);
      const ids = rows.map(({ id }) => id);
      expect(await store.order(ids.toReversed())).toBe(true);
      await store.add([galleryImage({ title: 'new', sortOrder: 0 })]);
      expect(await titles(store)).toEqual(['new', 'three', 'two', 'one']);
    });

    it('takes no order that leaves one out, names one twice or names a stranger', async () => {
      const store = await (await newPlace()).open();
      const [one, two] = [galleryImage({ title: 'one' }), galleryImage({ title: 'two' })];
      await store.add([one, two]);
      for (const ids of [[two.id], [two.id, two.id], [two.id, one.id, one.id], [two.id, 'x'], []]) {
        expect(await store.order(ids)).toBe(false);
      }
      expect(await titles(store)).toEqual(['one', 'two']);
    });

    it('removes a picture and leaves its files to be discarded', async () => {
      const place = await newPlace();
      const store = await place.open();
      const row = galleryImage();
      await store.add([row]);
      expect(await store.remove(row.id, at(3))).toBe(true);
      expect(await store.remove(row.id, at(4))).toBe(false);
      expect(await store.list()).toEqual([]);
      expect(await place.uploads().list()).toEqual([
        { id: row.id, state: 'discarded', since: at(3) },
      ]);
    });
  });
}

async function titles(store: GalleryImageStore): Promise<string[]> {
  return (await store.list()).map(({ title }) => title);
}

/** The picture that is made of an upload. */
function picture({ id, width }: StoredUpload): GalleryImageRecord {
  return galleryImage({ id, title: `${width} wide` });
}

async function storedUpload(uploads: UploadStore): Promise<StoredUpload> {
  const upload: StoredUpload = {
    id: randomUUID(),
    state: 'stored',
    since: at(1),
    width: 40,
    height: 30,
    blur: 'data:image/webp;base64,AAAA',
  };
  await uploads.set(upload);
  return upload;
}

function at(minute: number): string {
  return `2026-05-01T09:0${minute}:00.000Z`;
}
