import { describe, expect, it } from 'vitest';
import { starterPricing } from '#domain/pricing/starter';
import { dearerPricing } from '#server/testing/quote-body';
import { PricingConflictError } from './ports';
import type { PricingStore } from './ports';

interface PricingStorePlace {
  /** Opens the store; an empty one starts with `starterPricing`. */
  open(): Promise<PricingStore>;
  /** Lets go of it, so that `open` may be called again. */
  close(): Promise<void>;
}

/** What every PricingStore promises. */
export function describePricingStore(
  name: string,
  newPlace: () => Promise<PricingStorePlace>,
): void {
  describe(`${name}, as a pricing store`, () => {
    it('starts with the starter document as version 1', async () => {
      const store = await (await newPlace()).open();
      expect(await store.current()).toMatchObject({ version: 1, pricing: starterPricing });
      expect(await store.version(1)).toEqual(await store.current());
    });

    it('numbers what is saved and keeps every version as it was', async () => {
      const store = await (await newPlace()).open();
      const saved = await store.save(dearerPricing(100));
      expect(saved).toMatchObject({ version: 2, pricing: dearerPricing(100) });
      expect(await store.save(dearerPricing(200))).toMatchObject({ version: 3 });
      expect(await store.current()).toMatchObject({ version: 3, pricing: dearerPricing(200) });
      expect(await store.version(1)).toMatchObject({ pricing: starterPricing });
      expect(await store.version(2)).toEqual(saved);
    });

    it('gives two saves of the same moment two numbers', async () => {
      const store = await (await newPlace()).open();
      const saved = await Promise.all([store.save(dearerPricing(1)), store.save(dearerPricing(2))]);
      expect(saved.map(({ version }) => version)).toEqual([2, 3]);
    });

    it('lists every version with its note, oldest first', async () => {
      const store = await (await newPlace()).open();
      await store.save(dearerPricing(100), { note: 'Timber went up' });
      await store.save(dearerPricing(200));
      expect((await store.list()).map(({ version, note }) => [version, note])).toEqual([
        [1, ''],
        [2, 'Timber went up'],
        [3, ''],
      ]);
    });

    it('saves over the version it was made from, and over no other', async () => {
      const store = await (await newPlace()).open();
      expect(await store.save(dearerPricing(100), { over: 1 })).toMatchObject({ version: 2 });
      const late = store.save(dearerPricing(200), { over: 1 });
      await expect(late).rejects.toThrow(PricingConflictError);
      await expect(late).rejects.toMatchObject({ current: 2 });
      expect(await store.current()).toMatchObject({ pricing: dearerPricing(100) });
    });

    it('lets one of two win that save over the same version at the same moment', async () => {
      const store = await (await newPlace()).open();
      const saves = [1, 2].map((pounds) => store.save(dearerPricing(pounds), { over: 1 }));
      const outcomes = await Promise.allSettled(saves);
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      expect(await store.list()).toHaveLength(2);
    });

    it('makes no new version of what is current already, whoever saves it again', async () => {
      const store = await (await newPlace()).open();
      const saved = await store.save(dearerPricing(100), { over: 1 });
      expect(await store.save(dearerPricing(100), { over: 1 })).toEqual(saved);
      expect(await store.list()).toHaveLength(2);
    });

    it.each([0, 2, -1, 1.5])('knows no version %d', async (number) => {
      const store = await (await newPlace()).open();
      expect(await store.version(number)).toBeUndefined();
    });

    it('has every version when it is opened again, and adds no second starter', async () => {
      const place = await newPlace();
      await (await place.open()).save(dearerPricing(100));
      await place.close();
      const store = await place.open();
      expect(await store.current()).toMatchObject({ version: 2, pricing: dearerPricing(100) });
    });
  });
}
