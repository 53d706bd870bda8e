import { describe, expect, it } from 'vitest';
import type { SessionStore } from './ports';
import type { Session } from './records';

interface SessionStorePlace {
  open(): Promise<SessionStore>;
  /** Lets go of it, so that `open` may be called again. */
  close(): Promise<void>;
}

const LATER = '2026-05-01T10:00:00.000Z';

function session(idHash: string): Session {
  return { idHash, signedInAt: '2026-05-01T09:30:00.000Z', seenAt: '2026-05-01T09:30:00.000Z' };
}

/** What every SessionStore promises. */
export function describeSessionStore(
  name: string,
  newPlace: () => Promise<SessionStorePlace>,
): void {
  describe(`${name}, as a session store`, () => {
    it('finds what was added, and after it is opened again', async () => {
      const place = await newPlace();
      const store = await place.open();
      await store.add(session('one'), () => false);
      expect(await store.find('one')).toEqual(session('one'));
      expect(await store.find('two')).toBeUndefined();
      await place.close();
      expect(await (await place.open()).find('one')).toEqual(session('one'));
    });

    it('removes with a new one those that are over, and no other', async () => {
      const store = await (await newPlace()).open();
      for (const id of ['one', 'two']) await store.add(session(id), () => false);
      await store.add(session('three'), ({ idHash }) => idHash === 'one');
      expect(await store.find('one')).toBeUndefined();
      expect(await store.find('two')).toEqual(session('two'));
      expect(await store.find('three')).toEqual(session('three'));
    });

    it('notes when one was used', async () => {
      const store = await (await newPlace()).open();
      await store.add(session('one'), () => false);
      await store.note('one', LATER);
      expect(await store.find('one')).toEqual({ ...session('one'), seenAt: LATER });
    });

    it('brings back none that was removed while it was used', async () => {
      const store = await (await newPlace()).open();
      await store.add(session('one'), () => false);
      await Promise.all([store.remove('one'), store.note('one', LATER)]);
      expect(await store.find('one')).toBeUndefined();
      await store.remove('one');
    });
  });
}
