import { describe, expect, it } from 'vitest';
import { starterPricing } from '#domain/pricing/starter';
import { dearerPricing } from '#server/testing/quote-body';
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
