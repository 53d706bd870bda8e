import { describe, expect, it } from 'vitest';
import type { CredentialStore } from './ports';

interface CredentialStorePlace {
  open(): Promise<CredentialStore>;
  /** Lets go of it, so that `open` may be called again. */
  close(): Promise<void>;
}

/** What every CredentialStore promises. */
export function describeCredentialStore(
  name: string,
  newPlace: () => Promise<CredentialStorePlace>,
): void {
  describe(`${name}, as a credential store`, () => {
    it('has no password at first', async () => {
      const store = await (await newPlace()).open();
      expect(await store.read()).toEqual({ adminPasswordHash: null });
    });

    it('keeps what was saved last when it is opened again', async () => {
      const place = await newPlace();
      const store = await place.open();
      await store.save({ adminPasswordHash: 'one' });
      await store.save({ adminPasswordHash: 'two' });
      expect(await store.read()).toEqual({ adminPasswordHash: 'two' });
      await place.close();
      expect(await (await place.open()).read()).toEqual({ adminPasswordHash: 'two' });
    });
  });
}
