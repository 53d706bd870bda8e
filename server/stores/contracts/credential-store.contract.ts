import { describe, expect, it } from 'vitest';
import type { NewPlace } from './place';

/** What every CredentialStore promises. */
export function describeCredentialStore(newPlace: NewPlace): void {
  describe('as a credential store', () => {
    it('has no password at first', async () => {
      const { credentials: store } = await (await newPlace()).open();
      expect(await store.read()).toEqual({ adminPasswordHash: null });
    });

    it('keeps what was saved last when it is opened again', async () => {
      const place = await newPlace();
      const { credentials: store } = await place.open();
      await store.save({ adminPasswordHash: 'one' });
      await store.save({ adminPasswordHash: 'two' });
      expect(await store.read()).toEqual({ adminPasswordHash: 'two' });
      await place.close();
      expect(await (await place.open()).credentials.read()).toEqual({ adminPasswordHash: 'two' });
    });

    it('makes a key for pushes once, which another password does not change', async () => {
      const { credentials: store } = await (await newPlace()).open();
      expect(await store.pushKey(() => 'one')).toBe('one');
      await store.save({ adminPasswordHash: 'hash' });
      expect(await store.pushKey(() => 'two')).toBe('one');
      expect(await store.read()).toEqual({ adminPasswordHash: 'hash', pushKey: 'one' });
    });

    it('takes another hash of the same password, and signs out nobody', async () => {
      const { credentials: store, sessions } = await (await newPlace()).open();
      await store.save({ adminPasswordHash: 'one' });
      const at = '2026-05-01T09:30:00.000Z';
      const none = { idHash: undefined, signedInBy: '', seenBy: '', keptBy: '', seenAfter: '9999' };
      await sessions.add({ idHash: 'id', signedInAt: at, seenAt: at }, none);
      await store.rewrite('one', 'one, stronger');
      await store.rewrite('one', 'too late');
      expect(await store.read()).toEqual({ adminPasswordHash: 'one, stronger' });
      expect(await sessions.find('id')).toBeDefined();
    });
  });
}
