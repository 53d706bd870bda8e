import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { ObjectStore } from '#server/ports/objects';

/** The contract of every ObjectStore; an adapter's test calls this with an empty store per test. */
export function describeObjectStore(name: string, newStore: () => Promise<ObjectStore>): void {
  describe(`${name}, as an object store`, () => {
    const content = Buffer.from('a picture');
    const put = (store: ObjectStore, key: string) => store.put(key, Readable.from([content]));

    it('returns what was put, with its size, as often as asked', async () => {
      const store = await newStore();
      await put(store, 'one/800.avif');
      const found = await store.find('one/800.avif');
      expect(found?.size).toBe(content.length);
      expect(found && (await buffer(found.read()))).toEqual(content);
      expect(found && (await buffer(found.read()))).toEqual(content);
    });

    it('finds nothing under a key that was never put', async () => {
      const store = await newStore();
      await put(store, 'one/800.avif');
      expect(await store.find('one/400.avif')).toBeUndefined();
      expect(await store.find('two/800.avif')).toBeUndefined();
    });

    it('finds nothing under a key whose content was cut short', async () => {
      const store = await newStore();
      const breaking = Readable.from(
        (async function* () {
          yield content;
          throw new Error('the line went dead');
        })(),
      );
      await expect(store.put('one/800.avif', breaking)).rejects.toThrow('the line went dead');
      expect(await store.find('one/800.avif')).toBeUndefined();
    });

    it('lists every object with its size, and nothing before there is any', async () => {
      const store = await newStore();
      expect(await listed(store)).toEqual([]);
      for (const key of ['one/800.avif', 'two/400.avif']) await put(store, key);
      expect(await listed(store)).toEqual([
        { key: 'one/800.avif', size: content.length },
        { key: 'two/400.avif', size: content.length },
      ]);
    });

    it('removes a folder with all its objects and no others, as often as asked', async () => {
      const store = await newStore();
      for (const key of ['one/800.avif', 'one/400.avif', 'one-more/800.avif'])
        await put(store, key);
      await store.removeAll('one');
      await store.removeAll('one');
      expect(await store.find('one/800.avif')).toBeUndefined();
      expect(await store.find('one/400.avif')).toBeUndefined();
      expect(await store.find('one-more/800.avif')).toBeDefined();
    });

    it.each(['', '.', '..', 'one/two', '../one', 'one/..', 'ONE'])(
      'does not accept %j as a folder to remove',
      async (folder) => {
        const store = await newStore();
        await put(store, 'one/800.avif');
        await expect(store.removeAll(folder)).rejects.toThrow(RangeError);
        expect(await store.find('one/800.avif')).toBeDefined();
      },
    );

    it.each([
      '../db.json',
      '../outside.jpg',
      'one/../../outside.jpg',
      '/etc/passwd.jpg',
      'one//two.jpg',
      'one\\two.jpg',
      'one/.jpg',
      'one/two.JPG',
      'one/two.svg',
      'one/two.jpg.part',
      'one/two',
      '%2e%2e/one.jpg',
      '',
    ])('does not accept %j as a key', async (key) => {
      const store = await newStore();
      await expect(put(store, key)).rejects.toThrow(RangeError);
      expect(await store.find(key)).toBeUndefined();
    });
  });
}

async function listed(store: ObjectStore) {
  const found = [];
  for await (const object of store.list()) found.push(object);
  return found.toSorted((one, two) => (one.key < two.key ? -1 : 1));
}
