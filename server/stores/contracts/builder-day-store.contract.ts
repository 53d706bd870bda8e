import { describe, expect, it } from 'vitest';
import type { NewPlace } from './place';

const NEVER = '0000-00-00';
const ALWAYS = ['0000-00-00', '9999-99-99'] as const;

/** What every BuilderDayStore promises. */
export function describeBuilderDayStore(newPlace: NewPlace): void {
  describe('as a store of how far homeowners come', () => {
    it('counts each step of each day, also when it is opened again', async () => {
      const place = await newPlace();
      const { builderDays } = await place.open();
      expect(await builderDays.reached(...ALWAYS)).toEqual([0, 0, 0, 0, 0, 0, 0]);
      await builderDays.add('2026-11-23', [1, 2, 3], NEVER);
      await builderDays.add('2026-11-24', [1], NEVER);
      await builderDays.add('2026-11-24', [7, 2], NEVER);
      await place.close();
      const { builderDays: later } = await place.open();
      expect(await later.reached('2026-11-23', '2026-11-24')).toEqual([2, 2, 1, 0, 0, 0, 1]);
      expect(await later.reached('2026-11-24', '2026-11-24')).toEqual([1, 1, 0, 0, 0, 0, 1]);
      expect(await later.reached('2026-11-25', '2026-11-30')).toEqual([0, 0, 0, 0, 0, 0, 0]);
    });

    it('loses none of many at the same moment', async () => {
      const { builderDays } = await (await newPlace()).open();
      const adding = Array.from({ length: 25 }, () => builderDays.add('2026-11-24', [1, 2], NEVER));
      await Promise.all(adding);
      expect(await builderDays.reached(...ALWAYS)).toEqual([25, 25, 0, 0, 0, 0, 0]);
    });

    it('forgets old days with the first of a new one', async () => {
      const { builderDays } = await (await newPlace()).open();
      for (const day of ['2025-01-01', '2025-01-02']) await builderDays.add(day, [1], NEVER);
      await builderDays.add('2025-01-02', [1], '2025-01-02');
      expect(await builderDays.reached(...ALWAYS)).toEqual([3, 0, 0, 0, 0, 0, 0]);
      await builderDays.add('2026-02-01', [1], '2025-01-02');
      expect(await builderDays.reached(...ALWAYS)).toEqual([3, 0, 0, 0, 0, 0, 0]);
      expect(await builderDays.reached('2025-01-01', '2025-01-01')).toEqual([0, 0, 0, 0, 0, 0, 0]);
    });
  });
}
