import { describe, expect, it } from 'vitest';
import { MOST_FAULTS } from '#server/stores/faults/site-faults';
import { reportedFault } from '#server/testing/rows/records';
import type { NewPlace } from './place';

const nth = (n: number) => reportedFault({ message: `no ${'x'.repeat(n)}` });
const at = (second: number) => new Date(Date.UTC(2026, 10, 24, 9, 0, second));

/** What every SiteFaultStore promises. */
export function describeSiteFaultStore(newPlace: NewPlace): void {
  describe('as a store of faults on the site', () => {
    it('has one of each build, part and message, counted, also when it is opened again', async () => {
      const place = await newPlace();
      const { siteFaults } = await place.open();
      expect(await siteFaults.list()).toEqual([]);
      expect(await siteFaults.add(reportedFault(), at(1))).toBe(true);
      expect(await siteFaults.add(reportedFault({ build: 'another' }), at(2))).toBe(true);
      expect(await siteFaults.add(reportedFault({ route: '/' }), at(3))).toBe(false);
      await place.close();
      const { siteFaults: later } = await place.open();
      const seen = { firstSeen: at(1).toISOString(), lastSeen: at(3).toISOString() };
      expect(await later.list()).toMatchObject([
        { ...reportedFault({ route: '/' }), count: 2, ...seen },
        { build: 'another', count: 1 },
      ]);
    });

    it('loses none of many at the same moment', async () => {
      const { siteFaults } = await (await newPlace()).open();
      const adding = Array.from({ length: 25 }, () => siteFaults.add(reportedFault(), at(1)));
      const isNew = await Promise.all(adding);
      expect(isNew.filter(Boolean)).toHaveLength(1);
      expect(await siteFaults.list()).toMatchObject([{ count: 25 }]);
    });

    it('lets the one that was seen longest ago make room', async () => {
      const { siteFaults } = await (await newPlace()).open();
      for (let n = 0; n < MOST_FAULTS; n += 1) await siteFaults.add(nth(n), at(n));
      await siteFaults.add(nth(0), at(MOST_FAULTS));
      await siteFaults.add(nth(MOST_FAULTS), at(MOST_FAULTS + 1));
      const messages = (await siteFaults.list()).map(({ message }) => message);
      expect(messages).toHaveLength(MOST_FAULTS);
      expect(messages.slice(0, 2)).toEqual([nth(MOST_FAULTS).message, nth(0).message]);
      expect(messages).not.toContain(nth(1).message);
    });

    it('forgets what is settled', async () => {
      const { siteFaults } = await (await newPlace()).open();
      await siteFaults.add(reportedFault(), at(1));
      const [fault] = await siteFaults.list();
      expect(await siteFaults.remove(fault?.id ?? '')).toBe(true);
      expect(await siteFaults.remove(fault?.id ?? '')).toBe(false);
      expect(await siteFaults.list()).toEqual([]);
    });
  });
}
