import { describe, expect, it } from 'vitest';
import { OWNER } from '#server/stores/people/people-records';
import type { KeptSession } from '#server/stores/people/people-records';
import type { OverSessions } from '#server/stores/ports';
import type { Session } from '#server/stores/records';
import type { NewPlace } from './place';

const BEFORE = '2026-05-01T09:29:59.999Z';
const BEGUN = '2026-05-01T09:30:00.000Z';
const LATER = '2026-05-01T10:00:00.000Z';
/** Ends no session. */
const NONE: OverSessions = {
  idHash: undefined,
  signedInBy: '',
  seenBy: '',
  keptBy: '',
  seenAfter: '9999',
};

function session(idHash: string): Session {
  return { idHash, signedInAt: BEGUN, seenAt: BEGUN };
}

function kept(idHash: string, since: string): KeptSession {
  const times = { signedInAt: since, seenAt: since, provenAt: since };
  return { idHash, ...times, holder: OWNER, device: 'Safari on an iPhone' };
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

    it('keeps a browser in which somebody stays signed in until its own time is over', async () => {
      const place = await newPlace();
      const { sessions: store } = await place.open();
      const phone = kept('phone', BEGUN);
      expect(await store.add(phone, NONE)).toBe(true);
      await store.add(session('new'), { ...NONE, signedInBy: LATER, seenBy: LATER });
      expect(await store.find('phone')).toEqual(phone);
      await place.close();
      const again = (await place.open()).sessions;
      await again.add(kept('tablet', LATER), NONE);
      expect((await again.kept()).map(({ idHash }) => idHash)).toEqual(['tablet', 'phone']);
      await again.note('phone', LATER);
      expect(await again.find('phone')).toEqual({ ...phone, seenAt: LATER });
      await again.add(session('other'), { ...NONE, keptBy: BEGUN });
      expect((await again.kept()).map(({ idHash }) => idHash)).toEqual(['tablet']);
      await again.remove('tablet');
      expect(await again.kept()).toEqual([]);
    });

    it('keeps none of a person who was removed', async () => {
      const { sessions: store } = await (await newPlace()).open();
      const hers = { ...kept('hers', BEGUN), holder: '00000000-0000-4000-8000-000000000000' };
      expect(await store.add(hers, NONE)).toBe(false);
      expect(await store.find('hers')).toBeUndefined();
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
