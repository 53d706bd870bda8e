import { describe, expect, it } from 'vitest';
import type { OverSessions } from '#server/stores/ports';
import type { Session } from '#server/stores/records';
import type { NewPlace } from './place';

const BEFORE = '2026-05-01T09:29:59.999Z';
const BEGUN = '2026-05-01T09:30:00.000Z';
const LATER = '2026-05-01T10:00:00.000Z';
/** Ends no session. */
const NONE: OverSessions = { idHash: undefined, signedInBy: '', seenBy: '', seenAfter: '9999' };

function session(idHash: string): Session {
  return { idHash, signedInAt: BEGUN, seenAt: BEGUN };
}

/** What every SessionStore promises. */
export function describeSessionStore(newPlace: NewPlace): void {
  describe('as a session store', () => {
    it('finds what was added, and after it is opened again', async () => {
      const place = await newPlace();
      const { sessions: store } = await place.open();
      await store.add(session('one'), NONE);
      expect(await store.find('one')).toEqual(session('one'));
      expect(await store.find('two')).toBeUndefined();
      await place.close();
      expect(await (await place.open()).sessions.find('one')).toEqual(session('one'));
    });

    it.each([
      ['the one that is named', { ...NONE, idHash: 'one' }, ['two', 'used late']],
      ['those begun by then', { ...NONE, signedInBy: BEGUN }, []],
      ['those last used by then', { ...NONE, seenBy: BEGUN }, ['used late']],
      ['those used after then', { ...NONE, seenAfter: BEGUN }, ['one', 'two']],
      ['none that was begun later', { ...NONE, signedInBy: BEFORE }, ['one', 'two', 'used late']],
      ['none that was used later', { ...NONE, seenBy: BEFORE }, ['one', 'two', 'used late']],
    ])('removes with a new one %s', async (_, over, left) => {
      const { sessions: store } = await (await newPlace()).open();
      for (const id of ['one', 'two', 'used late']) await store.add(session(id), NONE);
      await store.note('used late', LATER);
      await store.add(session('new'), over);
      const found: string[] = [];
      for (const id of ['one', 'two', 'used late']) {
        if ((await store.find(id)) !== undefined) found.push(id);
      }
      expect(found).toEqual(left);
      expect(await store.find('new')).toEqual(session('new'));
    });

    it('notes when one was used', async () => {
      const { sessions: store } = await (await newPlace()).open();
      await store.add(session('one'), NONE);
      await store.note('one', LATER);
      expect(await store.find('one')).toEqual({ ...session('one'), seenAt: LATER });
    });

    it('brings back none that was removed while it was used', async () => {
      const { sessions: store } = await (await newPlace()).open();
      await store.add(session('one'), NONE);
      await Promise.all([store.remove('one'), store.note('one', LATER)]);
      expect(await store.find('one')).toBeUndefined();
      await store.remove('one');
    });
  });
}
