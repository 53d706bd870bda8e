import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { allRows } from '#server/stores/pages';
import type { RequestStamp } from '#server/stores/records';
import type { NewPlace } from './place';

function newStamp(): RequestStamp {
  return { id: randomUUID(), createdAt: '2026-05-01T09:30:00.000Z', requestHash: randomUUID() };
}

/** What every NewsletterStore promises. */
export function describeNewsletterStore(newPlace: NewPlace): void {
  describe('as a newsletter store', () => {
    it('has an address once, however often and however spelt it signs up', async () => {
      const { newsletter: store } = await (await newPlace()).open();
      const [first, second, third] = [newStamp(), newStamp(), newStamp()];
      expect(await store.add(first, 'test@example.com')).toEqual(first);
      expect(await store.add(second, 'Test@Example.com')).toEqual(second);
      expect(await store.count()).toBe(1);
      await store.add(third, 'other@example.com');
      expect(await store.count()).toBe(2);
    });

    it('finds every sign-up by its key, the first of an address and the later ones', async () => {
      const { newsletter: store } = await (await newPlace()).open();
      const [first, second] = [newStamp(), newStamp()];
      await store.add(first, 'test@example.com');
      await store.add(second, 'test@example.com');
      expect(await store.findByKey(first.id)).toMatchObject(first);
      expect(await store.findByKey(second.id)).toMatchObject(second);
      expect(await store.findByKey(randomUUID())).toBeUndefined();
    });

    it('knows the newest hundred sign-ups of an address by their keys, and the first', async () => {
      const { newsletter: store } = await (await newPlace()).open();
      const [first, ...repeats] = Array.from({ length: 103 }, newStamp);
      for (const stamp of [...(first ? [first] : []), ...repeats]) {
        await store.add(stamp, 'test@example.com');
      }
      const known = await Promise.all(repeats.map(async ({ id }) => store.findByKey(id)));
      expect(known.map((stamp) => stamp !== undefined)).toEqual(
        repeats.map((_, index) => index >= 2),
      );
      expect(await store.findByKey(first?.id ?? '')).toMatchObject(first ?? {});
      expect(await store.count()).toBe(1);
    });

    it('keeps the first stamp of a key, and its address alone', async () => {
      const { newsletter: store } = await (await newPlace()).open();
      const stamp = newStamp();
      const again = { ...stamp, requestHash: 'another' };
      await store.add(stamp, 'test@example.com');
      expect(await store.add(again, 'other@example.com')).toMatchObject(stamp);
      expect(await store.count()).toBe(1);
    });

    it('makes one address of many sign-ups at the same moment', async () => {
      const { newsletter: store } = await (await newPlace()).open();
      const adds = Array.from({ length: 20 }, () => store.add(newStamp(), 'test@example.com'));
      expect(new Set((await Promise.all(adds)).map(({ id }) => id)).size).toBe(20);
      expect(await store.count()).toBe(1);
    });

    it('lists addresses by the time of their first sign-up, oldest first, by pages', async () => {
      const { newsletter: store } = await (await newPlace()).open();
      for (const minute of [3, 1, 4, 0, 2]) {
        const createdAt = `2026-05-01T09:0${minute}:00.000Z`;
        await store.add({ ...newStamp(), createdAt }, `${minute}@example.com`);
      }
      await store.add(newStamp(), '0@EXAMPLE.com');
      const first = await store.list({ after: undefined, limit: 3 });
      const second = await store.list({ after: first.next, limit: 3 });
      expect([...first.rows, ...second.rows].map(({ email }) => email)).toEqual(
        [0, 1, 2, 3, 4].map((minute) => `${minute}@example.com`),
      );
      expect(second.next).toBeUndefined();
    });

    it('finds the newest addresses with these letters, and counts them all', async () => {
      const { newsletter: store } = await (await newPlace()).open();
      for (const minute of [1, 0, 2, 3]) {
        const createdAt = `2026-05-01T09:0${minute}:00.000Z`;
        const place = minute === 3 ? 'other' : 'example';
        await store.add({ ...newStamp(), createdAt }, `${minute}@${place}.com`);
      }
      const { rows, count } = await store.search(' EXAMPLE', 2);
      expect(rows.map(({ email }) => email)).toEqual(['2@example.com', '1@example.com']);
      expect(count).toBe(3);
      expect(await store.search('', 9)).toMatchObject({ count: 4 });
    });

    it('removes an address with all its sign-ups, whose keys do not bring it back', async () => {
      const { newsletter: store } = await (await newPlace()).open();
      const [first, second] = [newStamp(), newStamp()];
      await store.add(first, 'test@example.com');
      await store.add(second, 'TEST@example.com');
      expect(await store.remove(first.id, new Date())).toBe(true);
      expect(await store.remove(first.id, new Date())).toBe(false);
      for (const stamp of [first, second]) {
        expect(await store.add(stamp, 'test@example.com')).toMatchObject({ id: stamp.id });
      }
      expect(await allRows(store)).toEqual([]);
      await store.add(newStamp(), 'test@example.com');
      expect(await store.count()).toBe(1);
    });

    it('has every sign-up when it is opened again', async () => {
      const place = await newPlace();
      const [first, second] = [newStamp(), newStamp()];
      const { newsletter: before } = await place.open();
      await before.add(first, 'test@example.com');
      await before.add(second, 'test@example.com');
      await place.close();
      const { newsletter: store } = await place.open();
      expect(await store.findByKey(second.id)).toMatchObject(second);
      expect(await store.count()).toBe(1);
    });
  });
}
