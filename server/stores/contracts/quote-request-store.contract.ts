import { describe, expect, it } from 'vitest';
import { newQuoteRequest } from '#server/testing/rows/records';
import type { NewPlace } from './place';

/** What every RoomConfigurationStore promises. */
export function describeQuoteRequestStore(newPlace: NewPlace): void {
  describe('as a quote request store', () => {
    it('finds what was added by its key, and nothing else', async () => {
      const { roomConfigurations: store } = await (await newPlace()).open();
      const row = newQuoteRequest();
      const added = await store.add(row, () => 'MGR-AAAA-AA');
      expect(added).toEqual({ ...row, reference: 'MGR-AAAA-AA' });
      expect(await store.findByKey(row.id)).toEqual(added);
      expect(await store.findByKey(newQuoteRequest().id)).toBeUndefined();
      expect(await store.count()).toBe(1);
    });

    it('counts the requests since a time by day, type and size, and finds the median price', async () => {
      const { roomConfigurations: store } = await (await newPlace()).open();
      const since = new Date('2026-05-01T12:00:00.000Z');
      const nothing = { days: [], roomTypes: [], sizes: [], medianPrice: null };
      expect(await store.figures(since)).toEqual(nothing);
      const rows = [
        ['2026-05-01T11:59:59.999Z', 'extension', '4x3.5', 1],
        ['2026-05-01T12:00:00.000Z', 'office', '4x3.5', 30_000],
        ['2026-05-02T00:00:00.000Z', 'garden-room', '3x3', 10_000],
        ['2026-05-02T23:59:59.999Z', 'garden-room', '4x3.5', 20_000],
        ['2026-05-04T08:00:00.000Z', 'dual-purpose', '3x3', 40_000],
      ] as const;
      for (const [createdAt, roomType, shellSizeId, serverPrice] of rows) {
        const row = newQuoteRequest({ createdAt, roomType, shellSizeId, serverPrice });
        await store.add(row, () => `MGR-${serverPrice}`);
      }
      expect(await store.figures(since)).toEqual({
        days: [
          { name: '2026-05-01', count: 1 },
          { name: '2026-05-02', count: 2 },
          { name: '2026-05-04', count: 1 },
        ],
        roomTypes: [
          { name: 'garden-room', count: 2 },
          { name: 'dual-purpose', count: 1 },
          { name: 'office', count: 1 },
        ],
        sizes: [
          { name: '3x3', count: 2 },
          { name: '4x3.5', count: 2 },
        ],
        // Of two in the middle the lower.
        medianPrice: 20_000,
      });
    });

    it('keeps the first row of a key and returns it to whoever comes later', async () => {
      const { roomConfigurations: store } = await (await newPlace()).open();
      const row = newQuoteRequest({ name: 'First' });
      const first = await store.add(row, () => 'MGR-AAAA-AA');
      const again = await store.add({ ...row, name: 'Second' }, () => 'MGR-BBBB-BB');
      expect(again).toEqual(first);
      expect(await store.count()).toBe(1);
    });

    it('keeps one row of many that come under one key at the same moment', async () => {
      const { roomConfigurations: store } = await (await newPlace()).open();
      const row = newQuoteRequest();
      let made = 0;
      const reference = (): string => `MGR-0000-${(made += 1)}`;
      const adds = Array.from({ length: 20 }, () => store.add(row, reference));
      const [first, ...rest] = await Promise.all(adds);
      expect(rest.every((other) => other.reference === first?.reference)).toBe(true);
      expect(await store.count()).toBe(1);
    });

    it('asks for another reference while the one it got is taken', async () => {
      const { roomConfigurations: store } = await (await newPlace()).open();
      await store.add(newQuoteRequest(), () => 'MGR-AAAA-AA');
      const answers = ['MGR-AAAA-AA', 'MGR-AAAA-AA', 'MGR-BBBB-BB'];
      const added = await store.add(newQuoteRequest(), () => answers.shift() ?? 'none left');
      expect(added.reference).toBe('MGR-BBBB-BB');
    });

    it('answers under the key of a removed row as it did at first, for two years', async () => {
      const place = await newPlace();
      const { roomConfigurations: before } = await place.open();
      const [row, later] = [newQuoteRequest({ name: 'Gone Person' }), newQuoteRequest()];
      await before.add(row, () => 'MGR-AAAA-AA');
      await before.add(later, () => 'MGR-BBBB-BB');
      await before.remove(row.id, new Date('2026-05-02T00:00:00.000Z'));
      await place.close();
      const { roomConfigurations: store } = await place.open();
      const { id, createdAt, estimatedPrice, serverPrice, pricingVersion } = row;
      const receipt = { id, createdAt, estimatedPrice, serverPrice, pricingVersion };
      const answer = { ...receipt, reference: 'MGR-AAAA-AA', requestHash: '' };
      expect(await store.findByKey(id)).toEqual(answer);
      expect(await store.add(row, () => 'MGR-CCCC-CC')).toEqual(answer);
      expect(await store.find(id)).toBeUndefined();
      // The next removal also deletes the tombstones that have expired.
      await store.remove(later.id, new Date('2028-05-02T00:00:00.000Z'));
      expect(await store.findByKey(id)).toBeUndefined();
      expect(await store.findByKey(later.id)).toBeDefined();
    });

    it('keeps what was said of the year beside the row, until the request is anonymised or removed', async () => {
      const place = await newPlace();
      const hours = { days: 2, from: 9, to: 17 };
      const yearSaid = { north: 90, use: { weekdays: hours, weekend: hours, temperature: 19 } };
      const [row, gone, silent] = [newQuoteRequest(), newQuoteRequest(), newQuoteRequest()];
      const before = (await place.open()).roomConfigurations;
      for (const each of [row, gone]) await before.add(each, () => each.id, { yearSaid });
      await before.add(silent, () => silent.id);
      await place.close();
      const { roomConfigurations: store } = await place.open();
      expect(await store.find(row.id)).toEqual({ ...row, reference: row.id, yearSaid });
      expect(await store.find(silent.id)).not.toHaveProperty('yearSaid');
      await store.anonymise(row.id, new Date('2026-05-02T00:00:00.000Z'));
      expect(await store.find(row.id)).not.toHaveProperty('yearSaid');
      await store.remove(gone.id, new Date('2026-05-02T00:00:00.000Z'));
      await store.add(gone, () => gone.id, { yearSaid });
      expect(await store.find(gone.id)).toBeUndefined();
    });

    it('has every row when it is opened again', async () => {
      const place = await newPlace();
      const row = newQuoteRequest();
      const added = await (await place.open()).roomConfigurations.add(row, () => 'MGR-AAAA-AA');
      await place.close();
      const { roomConfigurations: store } = await place.open();
      expect(await store.findByKey(row.id)).toEqual(added);
      expect(await store.count()).toBe(1);
    });
  });
}
