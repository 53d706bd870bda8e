import { describe, expect, it } from 'vitest';
import { newEnquiry } from '#server/testing/requests/enquiries';
import { allRows } from '#server/stores/pages';
import type { NewPlace } from './place';

/** What every EnquiryStore promises. */
export function describeEnquiryStore(newPlace: NewPlace): void {
  describe('as an enquiry store', () => {
    it('finds what was added by its key, and nothing else', async () => {
      const { enquiries: store } = await (await newPlace()).open();
      const row = newEnquiry();
      expect(await store.add(row)).toEqual(row);
      expect(await store.findByKey(row.id)).toEqual(row);
      expect(await store.findByKey(newEnquiry().id)).toBeUndefined();
      expect(await store.count()).toBe(1);
    });

    it('keeps the first row of a key, even of many that come at the same moment', async () => {
      const { enquiries: store } = await (await newPlace()).open();
      const row = newEnquiry({ name: 'First' });
      const others = Array.from({ length: 20 }, (_, index) => ({ ...row, name: `Other ${index}` }));
      await Promise.all([row, ...others].map((candidate) => store.add(candidate)));
      expect((await allRows(store)).map(({ name }) => name)).toEqual(['First']);
      expect(await store.count()).toBe(1);
    });

    it('knows the key of a removed row, and nothing else of it', async () => {
      const { enquiries: store } = await (await newPlace()).open();
      const row = newEnquiry({ name: 'Gone Person' });
      await store.add(row);
      expect(await store.remove(row.id, new Date())).toBe(true);
      const stamp = { id: row.id, createdAt: row.createdAt, requestHash: '' };
      expect(await store.findByKey(row.id)).toMatchObject(stamp);
      expect(await store.find(row.id)).toBeUndefined();
      expect(await store.add(row)).toMatchObject(stamp);
      expect(await store.count()).toBe(0);
    });

    it('takes a text with half a character, or with character 0, and keeps what is around them', async () => {
      const { enquiries: store } = await (await newPlace()).open();
      const row = newEnquiry({ name: 'Ann \ud83d Lee', message: 'a\u0000b \udc00 \\ud83d 👩 c' });
      await store.add(row);
      await store.change(row.id, {
        over: row.revision,
        at: new Date(),
        notes: 'Rang\u0000 \ud83d',
      });
      const { name, message, notes } = (await store.find(row.id)) ?? row;
      const whole = [name, message, notes].map((text) =>
        text?.replace(/[\0\ufffd]|\p{Surrogate}/gu, ''),
      );
      expect(whole).toEqual(['Ann  Lee', 'ab  \\ud83d 👩 c', 'Rang ']);
    });

    it('has every row when it is opened again', async () => {
      const place = await newPlace();
      const row = await (await place.open()).enquiries.add(newEnquiry());
      await place.close();
      const { enquiries: store } = await place.open();
      expect(await store.findByKey(row.id)).toEqual(row);
    });
  });
}
