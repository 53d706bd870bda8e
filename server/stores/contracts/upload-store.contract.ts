import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { allRows } from '#server/stores/pages';
import type { Upload } from '#server/stores/records';
import type { NewPlace } from './place';

const since = '2026-05-01T09:30:00.000Z';

/** What every UploadStore promises. */
export function describeUploadStore(newPlace: NewPlace): void {
  describe('as an upload store', () => {
    it('keeps one row per upload, in its latest state', async () => {
      const place = await newPlace();
      const { uploads: store } = await place.open();
      const id = randomUUID();
      const stored: Upload = { id, state: 'stored', since, width: 4, height: 3, blur: 'data:' };
      await store.set({ id, state: 'receiving', since });
      await store.set(stored);
      await place.close();
      expect(await allRows((await place.open()).uploads)).toEqual([stored]);
    });

    it('lists each upload once by pages, also while they are forgotten', async () => {
      const { uploads: store } = await (await newPlace()).open();
      const ids = Array.from({ length: 7 }, () => randomUUID()).toSorted();
      for (const id of ids) await store.set({ id, state: 'receiving', since });
      const seen: string[] = [];
      let after: string | undefined;
      do {
        const page = await store.list({ after, limit: 3 });
        seen.push(...page.rows.map(({ id }) => id));
        for (const { id } of page.rows) await store.forget(id);
        after = page.next;
      } while (after !== undefined);
      expect(seen.toSorted()).toEqual(ids);
    });

    it('discards what it knows, and nothing else', async () => {
      const { uploads: store } = await (await newPlace()).open();
      const id = randomUUID();
      await store.set({ id, state: 'receiving', since });
      expect(await store.discard(id, since)).toBe(true);
      expect(await store.discard(randomUUID(), since)).toBe(false);
      expect(await allRows(store)).toEqual([{ id, state: 'discarded', since }]);
    });

    it('forgets an upload, as often as it is told', async () => {
      const { uploads: store } = await (await newPlace()).open();
      const [id, other] = [randomUUID(), randomUUID()];
      await store.set({ id, state: 'discarded', since });
      await store.set({ id: other, state: 'discarded', since });
      await store.forget(id);
      await store.forget(id);
      expect((await allRows(store)).map((row) => row.id)).toEqual([other]);
    });
  });
}
