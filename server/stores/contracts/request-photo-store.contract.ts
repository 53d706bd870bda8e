import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newQuoteRequest } from '#server/testing/rows/records';
import type { NewPlace } from './place';

const at = new Date('2026-12-01T10:00:00.000Z');
const since = at.toISOString();

async function openWithRequest(newPlace: NewPlace) {
  const place = await newPlace();
  const stores = await place.open();
  const row = newQuoteRequest({ createdAt: since });
  const { id: requestId } = await stores.roomConfigurations.add(row, randomUUID);
  const photo = { id: randomUUID(), requestId, since, sha256: 'sum' };
  return {
    place,
    stores,
    requestId,
    photo,
    coming: { ...photo, state: 'receiving', size: 9 } as const,
  };
}

/** What every RequestPhotoStore promises. */
export function describeRequestPhotoStore(newPlace: NewPlace): void {
  describe('as a store of photos', () => {
    it('has each photo once, from its offer until it is kept', async () => {
      const { place, stores, requestId, photo, coming } = await openWithRequest(newPlace);
      const { requestPhotos } = stores;
      expect(await requestPhotos.begin(coming)).toEqual(coming);
      expect(await requestPhotos.begin({ ...coming, size: 7 })).toEqual(coming);
      expect(await requestPhotos.unfinished()).toEqual([coming]);
      const kept = { ...photo, state: 'stored', width: 4, height: 3 } as const;
      expect(await requestPhotos.settle(kept)).toBe(true);
      expect(await requestPhotos.settle(kept)).toBe(false);
      expect(await requestPhotos.unfinished()).toEqual([]);
      expect(await requestPhotos.of(requestId)).toEqual([kept]);
      expect(await requestPhotos.of(randomUUID())).toEqual([]);
      await place.close();
      expect(await (await place.open()).requestPhotos.find(photo.id)).toEqual(kept);
    });

    it('takes none of a request that is not there or has no sender any more', async () => {
      const { stores, requestId, coming } = await openWithRequest(newPlace);
      const { requestPhotos, roomConfigurations } = stores;
      expect(await requestPhotos.begin({ ...coming, requestId: randomUUID() })).toBeUndefined();
      await roomConfigurations.anonymise(requestId, at);
      expect(await requestPhotos.begin(coming)).toBeUndefined();
      expect(await requestPhotos.find(coming.id)).toBeUndefined();
    });

    it.each(['anonymise', 'remove'] as const)(
      'marks those of a request for removal in the write that has to %s it',
      async (what) => {
        const { stores, requestId, photo, coming } = await openWithRequest(newPlace);
        const { requestPhotos, roomConfigurations } = stores;
        await requestPhotos.begin(coming);
        await roomConfigurations[what](requestId, at);
        const removed = { id: photo.id, state: 'removed', since };
        expect(await requestPhotos.find(photo.id)).toEqual(removed);
        expect(await requestPhotos.of(requestId)).toEqual([]);
        expect(await requestPhotos.unfinished()).toEqual([removed]);
        const kept = { ...photo, state: 'stored', width: 4, height: 3 } as const;
        expect(await requestPhotos.settle(kept)).toBe(false);
        expect(await requestPhotos.discard(photo.id, since)).toBe(true);
        await requestPhotos.forget(photo.id);
        expect(await requestPhotos.discard(photo.id, since)).toBe(false);
      },
    );
  });
}
