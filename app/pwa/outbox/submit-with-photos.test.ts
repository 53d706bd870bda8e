import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listEntries } from '#app/offline/outbox/list-entries';
import { hashOfToken } from '#app/offline/outbox/new-link';
import { listPhotos } from '#app/offline/photos/photo-store';
import { freshDatabase } from '#app/offline/testing/fresh-database';
import { aKeptPhoto } from '#app/offline/testing/photos';
import { aQuote } from '#app/offline/testing/quotes';
import { PhotosDoNotFitError, submitWithPhotos } from './submit-with-photos';

vi.mock('./wake-outbox', () => ({ wakeOutbox: vi.fn<() => Promise<void>>(async () => undefined) }));

// Drawn by the browser, which there is none of here.
vi.mock('#app/pwa/photos/new-photo', () => ({
  newPhoto: async ({ size }: File) => photos[size - 1],
}));

const photos = [aKeptPhoto(), aKeptPhoto()];
const pictures = [new ArrayBuffer(1), new ArrayBuffer(2)];

beforeEach(async () => {
  await freshDatabase();
  vi.stubGlobal('navigator', { onLine: false });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A store that is full. */
function full(name: string) {
  const { put } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...row
  ) {
    if (this.name === name) throw new DOMException('Full', 'QuotaExceededError');
    return put.apply(this, row);
  });
}

it('keeps the photos, the request and what names them, by one link', async () => {
  expect(await submitWithPhotos(aQuote, pictures)).toMatchObject({ kind: 'saved' });
  const [behind, quote] = await listEntries();
  const token = quote?.unreadable ? '' : (quote?.followToken ?? '');
  expect(quote).toMatchObject({
    kind: 'quote',
    request: { ...aQuote, followHash: await hashOfToken(token) },
  });
  const ids = photos.map(({ id }) => id);
  expect(behind).toMatchObject({
    kind: 'follow',
    request: { token, action: { kind: 'asked', photos: ids, visualisation: true } },
  });
  expect(await listPhotos()).toMatchObject(ids.map((id) => ({ id, to: { token } })));
});

it.each(['photos', 'outbox'])('saves nothing where there is no space for its %s', async (name) => {
  full(name);
  await expect(submitWithPhotos(aQuote, pictures)).rejects.toThrow(PhotosDoNotFitError);
  vi.restoreAllMocks();
  expect(await listEntries()).toEqual([]);
  expect(await listPhotos()).toEqual([]);
});
