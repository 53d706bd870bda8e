import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { UploadStore } from './ports';
import type { Upload } from './records';

interface UploadStorePlace {
  open(): Promise<UploadStore>;
  /** Lets go of it, so that `open` may be called again. */
  close(): Promise<void>;
}

const since = '2026-05-01T09:30:00.000Z';

/** What every UploadStore promises. */
export function describeUploadStore(name: string, newPlace: () => Promise<UploadStorePlace>): void {
  describe(`${name}, as an upload store`, () => {
    it('keeps one row per upload, in its latest state', async () => {
      const place = await newPlace();
      const store = await place.open();
      const id = randomUUID();
      const stored: Upload = { id, state: 'stored', since, width: 4, height: 3, blur: 'data:' };
      await store.set({ id, state: 'receiving', since });
      await store.set(stored);
      await place.close();
      expect(await (await place.open()).list()).toEqual([stored]);
    });

    it('discards what it knows, and nothing else', async () => {
      const store = await (await newPlace()).open();
      const id = randomUUID();
      await store.set({ id, state: 'receiving', since });
      expect(await store.discard(id, since)).toBe(true);
      expect(await store.discard(randomUUID(), since)).toBe(false);
      expect(await store.list()).toEqual([{ id, state: 'discarded', since }]);
    });

    it('forgets an upload, as often as it is told', async () => {
      const store = await (await newPlace()).open();
      const [id, other] = [randomUUID(), randomUUID()];
      await store.set({ id, state: 'discarded', since });
      await store.set({ id: other, state: 'discarded', since });
      await store.forget(id);
      await store.forget(id);
      expect((await store.list()).map((row) => row.id)).toEqual([other]);
    });
  });
}
