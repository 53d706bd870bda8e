import { describe, expect, it } from 'vitest';
import type { NewPlace } from './place';

/** An attempt at this minute of the hour; at most three count, for fifteen minutes each. */
function attempt(minute: number) {
  const time = Date.parse('2026-05-01T09:00:00.000Z') + minute * 60_000;
  const at = new Date(time).toISOString();
  return { at, since: new Date(time - 15 * 60_000).toISOString(), most: 3 };
}

/** What every SignInFailureStore promises. */
export function describeSignInFailureStore(newPlace: NewPlace): void {
  describe('as a store of failed sign-ins', () => {
    it('takes so many attempts of one address, and says which has to grow old', async () => {
      const { signInFailures: store } = await (await newPlace()).open();
      for (const minute of [0, 1, 2])
        expect(await store.note('a', attempt(minute))).toBeUndefined();
      expect(await store.note('a', attempt(3))).toEqual({ freeAfter: attempt(0).at });
      expect(await store.note('a', attempt(14))).toEqual({ freeAfter: attempt(0).at });
      expect(await store.note('a', attempt(15))).toBeUndefined();
      expect(await store.note('a', attempt(15.5))).toEqual({ freeAfter: attempt(1).at });
    });

    it('counts each address for itself', async () => {
      const { signInFailures: store } = await (await newPlace()).open();
      for (const minute of [0, 1, 2, 3]) await store.note('a', attempt(minute));
      expect(await store.note('b', attempt(4))).toBeUndefined();
    });

    it('counts attempts of the same moment one by one', async () => {
      const { signInFailures: store } = await (await newPlace()).open();
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => store.note('a', attempt(0))),
      );
      expect(answers.filter((answer) => answer === undefined)).toHaveLength(3);
    });

    it('counts none that was made by a clock ahead of this one', async () => {
      const { signInFailures: store } = await (await newPlace()).open();
      for (const minute of [1000, 1001, 1002]) await store.note('a', attempt(minute));
      for (const minute of [0, 1, 2])
        expect(await store.note('a', attempt(minute))).toBeUndefined();
      expect(await store.note('a', attempt(3))).toEqual({ freeAfter: attempt(0).at });
    });

    it('remembers them when it is opened again', async () => {
      const place = await newPlace();
      const { signInFailures: store } = await place.open();
      for (const minute of [0, 1, 2]) await store.note('a', attempt(minute));
      await place.close();
      expect(await (await place.open()).signInFailures.note('a', attempt(3))).toEqual({
        freeAfter: attempt(0).at,
      });
    });

    it('forgets an address that is removed, and no other', async () => {
      const { signInFailures: store } = await (await newPlace()).open();
      for (const minute of [0, 1, 2]) {
        await store.note('a', attempt(minute));
        await store.note('b', attempt(minute));
      }
      await store.remove('a');
      await store.remove('never seen');
      expect(await store.note('a', attempt(3))).toBeUndefined();
      expect(await store.note('b', attempt(3))).toBeDefined();
    });
  });
}
