import { describe, expect, it } from 'vitest';
import { newEnquiry } from '#server/testing/enquiries';
import type { EnquiryStore } from './ports';

interface EnquiryStorePlace {
  open(): Promise<EnquiryStore>;
  /** Lets go of it, so that `open` may be called again. */
  close(): Promise<void>;
}

/** What every EnquiryStore promises. */
export function describeEnquiryStore(
  name: string,
  newPlace: () => Promise<EnquiryStorePlace>,
): void {
  describe(`${name}, as an enquiry store`, () => {
    it('finds what was added by its key, and nothing else', async () => {
      const store = await (await newPlace()).open();
      const row = newEnquiry();
      expect(await store.add(row)).toEqual(row);
      expect(await store.findByKey(row.id)).toEqual(row);
      expect(await store.findByKey(newEnquiry().id)).toBeUndefined();
      expect(await store.count()).toBe(1);
    });

    it('keeps the first row of a key, even of many that come at the same moment', async () => {
      const store = await (await newPlace()).open();
      const row = newEnquiry({ name: 'First' });
      const others = Array.from({ length: 20 }, (_, index) => ({ ...row, name: `Other ${index}` }));
      const rows = await Promise.all([row, ...others].map((candidate) => store.add(candidate)));
      expect(rows.every(({ name }) => name === 'First')).toBe(true);
      expect(await store.count()).toBe(1);
    });

    it('has every row when it is opened again', async () => {
      const place = await newPlace();
      const row = await (await place.open()).add(newEnquiry());
      await place.close();
      const store = await place.open();
      expect(await store.findByKey(row.id)).toEqual(row);
    });
  });
}
