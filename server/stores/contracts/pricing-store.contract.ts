import { describe, expect, it } from 'vitest';
import { starterPricing } from '#domain/design/pricing/starter';
import { dearerPricing } from '#server/testing/requests/quote-body';
import { PricingConflictError } from '#server/stores/ports';
import type { PricingStore } from '#server/stores/ports';
import type { NewPlace, Place } from './place';

/** What every PricingStore promises. */
export function describePricingStore(newPlace: NewPlace): void {
  describe('as a pricing store', () => {
    it('starts with the starter document as version 1', async () => {
      const store = await begun(await newPlace());
      expect(await store.current()).toMatchObject({ version: 1, pricing: starterPricing });
      expect(await store.version(1)).toEqual(await store.current());
    });

    it('numbers what is saved and keeps every version as it was', async () => {
      const store = await begun(await newPlace());
      const saved = await store.save(dearerPricing(100));
      expect(saved).toMatchObject({ version: 2, pricing: dearerPricing(100) });
      expect(await store.save(dearerPricing(200))).toMatchObject({ version: 3 });
      expect(await store.current()).toMatchObject({ version: 3, pricing: dearerPricing(200) });
      expect(await store.version(1)).toMatchObject({ pricing: starterPricing });
      expect(await store.version(2)).toEqual(saved);
    });

    it('gives two saves of the same moment two numbers', async () => {
      const store = await begun(await newPlace());
      const saved = await Promise.all([store.save(dearerPricing(1)), store.save(dearerPricing(2))]);
      expect(saved.map(({ version }) => version)).toEqual([2, 3]);
    });

    it('lists every version with its note and without its document, newest first, by pages', async () => {
      const store = await begun(await newPlace());
      await store.save(dearerPricing(100), { note: 'Timber went up' });
      for (let pounds = 3; pounds <= 12; pounds += 1) await store.save(dearerPricing(pounds));
      const first = await store.list({ after: undefined, limit: 8 });
      const second = await store.list({ after: first.next, limit: 8 });
      const rows = [...first.rows, ...second.rows];
      expect(rows.map(({ version }) => version)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
      expect(rows.at(-2)).toEqual({
        version: 2,
        savedAt: expect.any(String),
        note: 'Timber went up',
      });
      expect(second.next).toBeUndefined();
    });

    it('saves over the version it was made from, and over no other', async () => {
      const store = await begun(await newPlace());
      expect(await store.save(dearerPricing(100), { over: 1 })).toMatchObject({ version: 2 });
      const late = store.save(dearerPricing(200), { over: 1 });
      await expect(late).rejects.toThrow(PricingConflictError);
      await expect(late).rejects.toMatchObject({ current: 2 });
      expect(await store.current()).toMatchObject({ pricing: dearerPricing(100) });
    });

    it('lets one of two win that save over the same version at the same moment', async () => {
      const store = await begun(await newPlace());
      const saves = [1, 2].map((pounds) => store.save(dearerPricing(pounds), { over: 1 }));
      const outcomes = await Promise.allSettled(saves);
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      expect(await store.current()).toMatchObject({ version: 2 });
    });

    it('makes no new version of what is current already, whoever saves it again', async () => {
      const store = await begun(await newPlace());
      const saved = await store.save(dearerPricing(100), { over: 1 });
      expect(await store.save(dearerPricing(100), { over: 1 })).toEqual(saved);
      expect(await store.current()).toMatchObject({ version: 2 });
    });

    it.each([0, 2, -1, 1.5])('knows no version %d', async (number) => {
      const store = await begun(await newPlace());
      expect(await store.version(number)).toBeUndefined();
    });

    it('has every version when it is opened again, and adds no second starter', async () => {
      const place = await newPlace();
      await (await begun(place)).save(dearerPricing(100));
      await place.close();
      const store = await begun(place);
      expect(await store.current()).toMatchObject({ version: 2, pricing: dearerPricing(100) });
    });
  });
}

/** The store of the place, begun with the starter document. */
async function begun(place: Place): Promise<PricingStore> {
  const { pricing } = await place.open();
  await pricing.begin(starterPricing);
  return pricing;
}
