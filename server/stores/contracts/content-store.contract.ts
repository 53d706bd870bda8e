import { describe, expect, it } from 'vitest';
import { STARTER_FACTS } from '#domain/site/content/facts/starter-facts';
import type { StoredFacts } from '#domain/site/content/facts/company-facts';
import type { ContentStore } from '#server/stores/content/content-ports';
import { RevisionConflictError } from '#server/stores/ports';
import { AN_ARTICLE } from '#domain/testing/articles';
import type { NewPlace } from './place';

const ARTICLE = 'article:3f2b8c1a-9d4e-4f60-8a7b-1c2d3e4f5a6b';

/** What every ContentStore promises. */
export function describeContentStore(newPlace: NewPlace): void {
  describe('as a content store', () => {
    it('has nothing until something is saved', async () => {
      const store = (await (await newPlace()).open()).contents;
      expect(await store.newest()).toEqual([]);
      expect(await store.current('facts')).toBeUndefined();
      expect(await store.version('facts', 1)).toBeUndefined();
      expect(await store.versions('facts', { after: undefined, limit: 5 })).toEqual({
        rows: [],
        next: undefined,
      });
    });

    it('numbers the versions of each document and keeps every one as it was, also when opened again', async () => {
      const place = await newPlace();
      const store = (await place.open()).contents;
      const first = await saveName(store, 'First', 0);
      expect(first).toMatchObject({ name: 'facts', version: 1, by: 'owner', note: 'why' });
      const second = await saveName(store, 'Second', 1);
      await store.save({ name: 'questions', value: [], by: 'owner', note: '', over: 0 });
      await place.close();
      const again = (await place.open()).contents;
      expect(await again.current('facts')).toEqual(second);
      expect(await again.version('facts', 1)).toEqual(first);
      expect((await again.newest()).map(({ name, version }) => [name, version])).toEqual([
        ['facts', 2],
        ['questions', 1],
      ]);
    });

    it('has a new revision after each change, and the same one between', async () => {
      const store = (await (await newPlace()).open()).contents;
      const seen = [await store.revision(), await store.revision()];
      await saveName(store, 'First', 0);
      seen.push(await store.revision());
      await store.save({ name: 'testimonials', value: [], by: 'owner', note: '', over: 0 });
      seen.push(await store.revision());
      expect(seen[0]).toBe(seen[1]);
      expect(new Set(seen).size).toBe(3);
    });

    it('lists the versions of one document without what they say, newest first, by pages', async () => {
      const store = (await (await newPlace()).open()).contents;
      for (let over = 0; over < 12; over += 1) await saveName(store, `Name ${over}`, over);
      await store.save({ name: 'questions', value: [], by: 'owner', note: '', over: 0 });
      const first = await store.versions('facts', { after: undefined, limit: 8 });
      const second = await store.versions('facts', { after: first.next, limit: 8 });
      const rows = [...first.rows, ...second.rows];
      expect(rows.map(({ version }) => version)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
      expect(rows[0]).not.toHaveProperty('value');
      expect(second.next).toBeUndefined();
    });

    it('saves over the version it was made from, and over no other', async () => {
      const store = (await (await newPlace()).open()).contents;
      await saveName(store, 'First', 0);
      const late = saveName(store, 'Late', 0);
      await expect(late).rejects.toThrow(RevisionConflictError);
      await expect(late).rejects.toMatchObject({ current: 1 });
      const ahead = saveName(store, 'Ahead', 2);
      await expect(ahead).rejects.toMatchObject({ current: 1 });
      expect(await store.versions('facts', { after: undefined, limit: 5 })).toMatchObject({
        rows: [{ version: 1 }],
      });
    });

    it('lets one of two win that save over the same version at the same moment', async () => {
      const store = (await (await newPlace()).open()).contents;
      const outcomes = await Promise.allSettled([
        saveName(store, 'One', 0),
        saveName(store, 'Other', 0),
      ]);
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    });

    it('makes no new version of what is current already, whoever saves it again', async () => {
      const store = (await (await newPlace()).open()).contents;
      const saved = await saveName(store, 'First', 0);
      expect(await saveName(store, 'First', 0)).toEqual(saved);
    });

    it('keeps that an article was taken away, and its versions', async () => {
      const store = (await (await newPlace()).open()).contents;
      const value = AN_ARTICLE;
      await store.save({ name: ARTICLE, value, by: 'owner', note: '', over: 0 });
      await store.save({ name: ARTICLE, value: null, by: 'owner', note: '', over: 1 });
      expect(await store.current(ARTICLE)).toMatchObject({ version: 2, value: null });
      expect(await store.version(ARTICLE, 1)).toMatchObject({ value });
    });
  });
}

function saveName(store: ContentStore, name: string, over: number) {
  const value: StoredFacts = {
    ...STARTER_FACTS,
    company: { ...STARTER_FACTS.company, name },
  };
  return store.save({ name: 'facts', value, by: 'owner', note: 'why', over });
}
