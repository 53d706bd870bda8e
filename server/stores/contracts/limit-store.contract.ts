import { describe, expect, it } from 'vitest';
import type { NewPlace } from './place';

const WINDOW_MS = 600_000;
const DAY_MS = 86_400_000;
const start = Date.parse('2026-05-01T09:00:00.000Z');
const after = (milliseconds: number) => new Date(start + milliseconds);

async function openCounting(newPlace: NewPlace) {
  const { limits } = await (await newPlace()).open();
  const count = (key: string, milliseconds: number, windowMs = WINDOW_MS) =>
    limits.count(key, { at: after(milliseconds), windowMs });
  return { limits, count };
}

/** What every LimitStore promises. */
export function describeLimitStore(newPlace: NewPlace): void {
  describe('as a store of limits', () => {
    it('counts each key in windows that begin with its first', async () => {
      const { count } = await openCounting(newPlace);
      const until = after(WINDOW_MS);
      expect(await count('a', 0)).toEqual({ count: 1, until });
      expect(await count('a', 1000)).toEqual({ count: 2, until });
      expect(await count('b', 2000)).toEqual({ count: 1, until: after(2000 + WINDOW_MS) });
      expect(await count('a', WINDOW_MS - 1)).toEqual({ count: 3, until });
      expect(await count('a', WINDOW_MS)).toEqual({ count: 1, until: after(2 * WINDOW_MS) });
      expect((await count('b', WINDOW_MS)).count).toBe(2);
    });

    it('counts several at once', async () => {
      const { limits } = await openCounting(newPlace);
      const add = (by: number, milliseconds: number) =>
        limits.count('a', { at: after(milliseconds), windowMs: WINDOW_MS, by });
      expect((await add(128, 0)).count).toBe(128);
      expect((await add(2, 1)).count).toBe(130);
      expect((await add(5, WINDOW_MS)).count).toBe(5);
    });

    it('counts those of the same moment one by one', async () => {
      const { count } = await openCounting(newPlace);
      const counted = await Promise.all(Array.from({ length: 30 }, () => count('a', 0)));
      const counts = counted.map((one) => one.count).toSorted((one, other) => one - other);
      expect(counts).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
    });

    it('goes on counting while the clocks of two processes differ a little', async () => {
      const { count } = await openCounting(newPlace);
      await count('a', 2000);
      expect((await count('a', 0)).count).toBe(2);
    });

    it('counts from 1 when a clock that was fast is right again', async () => {
      const { count } = await openCounting(newPlace);
      await count('a', 400 * DAY_MS);
      expect(await count('a', 0)).toEqual({ count: 1, until: after(WINDOW_MS) });
    });

    it('counts in windows of several lengths side by side', async () => {
      const { count } = await openCounting(newPlace);
      await count('a day', 0, DAY_MS);
      for (let n = 0; n < 30; n += 1) await count(`key ${n}`, n);
      for (let n = 0; n < 30; n += 1) await count(`other ${n}`, 2 * WINDOW_MS + n);
      expect((await count('a day', 3 * WINDOW_MS, DAY_MS)).count).toBe(2);
      expect((await count('key 0', 3 * WINDOW_MS)).count).toBe(1);
    });

    it('forgets a key, and no other', async () => {
      const { limits, count } = await openCounting(newPlace);
      await count('a', 0);
      await count('b', 0);
      await limits.forget('a');
      await limits.forget('never seen');
      expect((await count('a', 1)).count).toBe(1);
      expect((await count('b', 1)).count).toBe(2);
    });

    it('gives so many places at once, and then one after the other', async () => {
      const { limits } = await openCounting(newPlace);
      const places = { most: 3, everyMs: 10_000 };
      const take = (milliseconds: number) =>
        limits.take('guess', { ...places, at: after(milliseconds) });
      const first = await Promise.all([take(0), take(0), take(0), take(0)]);
      expect(first.filter((refusal) => refusal === undefined)).toHaveLength(3);
      expect(first.find((refusal) => refusal !== undefined)).toEqual({ freeAt: after(10_000) });
      expect(await take(4000)).toEqual({ freeAt: after(10_000) });
      expect(await take(10_000)).toBeUndefined();
      expect(await take(10_000)).toEqual({ freeAt: after(20_000) });
      await limits.giveBack('guess', places);
      await limits.giveBack('never taken', places);
      expect(await take(10_000)).toBeUndefined();
      expect(await take(10_000)).toEqual({ freeAt: after(20_000) });
      for (const _ of [1, 2, 3]) expect(await take(500_000)).toBeUndefined();
      expect(await take(500_000)).toEqual({ freeAt: after(510_000) });
      expect(await limits.take('other', { ...places, at: after(0) })).toBeUndefined();
    });

    it('gives places again when a clock that was fast is right again', async () => {
      const { limits } = await openCounting(newPlace);
      const places = { most: 1, everyMs: 10_000 };
      expect(await limits.take('guess', { ...places, at: after(DAY_MS) })).toBeUndefined();
      expect(await limits.take('guess', { ...places, at: after(0) })).toBeUndefined();
      expect(await limits.take('guess', { ...places, at: after(0) })).toEqual({
        freeAt: after(10_000),
      });
    });
  });
}
