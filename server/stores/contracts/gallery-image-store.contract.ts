import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { galleryImage } from '#server/testing/rows/records';
import { allRows } from '#server/stores/pages';
import type { GalleryImageStore, UploadStore } from '#server/stores/ports';
import type { GalleryImageRecord, StoredUpload } from '#server/stores/records';
import type { NewPlace } from './place';

/** What every GalleryImageStore promises. */
export function describeGalleryImageStore(newPlace: NewPlace): void {
  describe('as a gallery image store', () => {
    it('is empty at first', async () => {
      const { galleryImages: store } = await (await newPlace()).open();
      expect(await titles(store)).toEqual([]);
    });

    it('lists pictures by sortOrder, then by the time they came', async () => {
      const { galleryImages: store } = await (await newPlace()).open();
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

    it('has the same revision while nothing changes, and another one after every change', async () => {
      const { galleryImages: store, uploads } = await (await newPlace()).open();
      const revisions = [await store.revision()];
      const note = async () => revisions.push(await store.revision());
      const [one, two] = [galleryImage(), galleryImage()];
      await store.add([one, two]);
      await note();
      await store.list();
      await uploads.set({ id: randomUUID(), state: 'receiving', since: at(1) });
      expect(await store.revision()).toBe(revisions.at(-1));
      await store.change(one.id, (row) => ({ ...row, featured: 1 }));
      await note();
      await store.order([two.id, one.id]);
      await note();
      await store.addUpload((await storedUpload(uploads)).id, picture);
      await note();
      await store.remove(one.id, at(2));
      await note();
      expect(new Set(revisions).size).toBe(6);
    });

    it('finds a picture by its id', async () => {
      const { galleryImages: store } = await (await newPlace()).open();
      const row = galleryImage();
      await store.add([row]);
      expect(await store.find(row.id)).toEqual(row);
      expect(await store.find(randomUUID())).toBeUndefined();
    });

    it('has every picture as it was when it is opened again', async () => {
      const place = await newPlace();
      const rows = [
        galleryImage({ description: null, tags: ['cedar'], featured: 1 }),
        { ...galleryImage(), description: undefined, picture: undefined },
      ];
      await (await place.open()).galleryImages.add(rows);
      await place.close();
      expect(await (await place.open()).galleryImages.list()).toEqual(rows);
    });

    describe('asked to make a picture of an upload', () => {
      it('does so once, of two that ask at the same moment', async () => {
        const { galleryImages: store, uploads } = await (await newPlace()).open();
        const upload = await storedUpload(uploads);
        const made = await Promise.all([
          store.addUpload(upload.id, picture),
          store.addUpload(upload.id, picture),
        ]);
        expect(made.map((row) => row?.title)).toEqual(['40 wide', undefined]);
        expect(await titles(store)).toEqual(['40 wide']);
        expect(await allRows(uploads)).toEqual([]);
      });

      it.each(['receiving', 'discarded'] as const)('refuses one that is %s', async (state) => {
        const { galleryImages: store, uploads } = await (await newPlace()).open();
        const { id } = await storedUpload(uploads);
        await uploads.set({ id, state, since: at(1) });
        expect(await store.addUpload(id, picture)).toBeUndefined();
        expect(await titles(store)).toEqual([]);
      });
    });

    it('changes a picture in its newest state, and says when there is none', async () => {
      const { galleryImages: store } = await (await newPlace()).open();
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
      const { galleryImages: store } = await (await newPlace()).open();
      const rows = ['one', 'two', 'three'].map((title) => galleryImage({ title, sortOrder: 7 }));
      await store.add(rows);
      const ids = rows.map(({ id }) => id);
      expect(await store.order(ids.toReversed())).toBe(true);
      await store.add([galleryImage({ title: 'new', sortOrder: 0 })]);
      expect(await titles(store)).toEqual(['new', 'three', 'two', 'one']);
    });

    it('takes no order that leaves one out, names one twice or names a stranger', async () => {
      const { galleryImages: store } = await (await newPlace()).open();
      const [one, two] = [galleryImage({ title: 'one' }), galleryImage({ title: 'two' })];
      await store.add([one, two]);
      for (const ids of [[two.id], [two.id, two.id], [two.id, one.id, one.id], [two.id, 'x'], []]) {
        expect(await store.order(ids)).toBe(false);
      }
      expect(await titles(store)).toEqual(['one', 'two']);
    });

    it('removes a picture and leaves its files to be discarded', async () => {
      const { galleryImages: store, uploads } = await (await newPlace()).open();
      const row = galleryImage();
      await store.add([row]);
      expect(await store.remove(row.id, at(3))).toBe(true);
      expect(await store.remove(row.id, at(4))).toBe(false);
      expect(await store.list()).toEqual([]);
      expect(await allRows(uploads)).toEqual([{ id: row.id, state: 'discarded', since: at(3) }]);
    });
  });
}

async function titles(store: Pick<GalleryImageStore, 'list'>): Promise<string[]> {
  return (await store.list()).map(({ title }) => title);
}

/** The picture made from an upload. */
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
