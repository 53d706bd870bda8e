import { announce } from '#app/offline/coordination/announce';
import { inTransaction } from '#app/offline/storage/transaction';
import { PHOTO_SCHEMA, type KeptPhoto, type NewPhoto, readPhoto } from './photo-row';

/**
 * Keeps photos until they have arrived, all or none. Resolves only once they are on disk: whatever names them can be
 * saved after that.
 *
 * @throws the browser's DOMException when they do not fit
 */
export async function keepPhotos(to: KeptPhoto['to'], photos: readonly NewPhoto[]): Promise<void> {
  const now = Date.now();
  await inTransaction(
    'photos',
    'readwrite',
    async (store) => {
      for (const [index, { id, content, sha256 }] of photos.entries()) {
        const createdAt = now + index;
        const fresh = { state: 'waiting', attempts: 0, nextAttemptAt: now } as const;
        const row: KeptPhoto = {
          schema: PHOTO_SCHEMA,
          id,
          createdAt,
          to,
          content,
          sha256,
          ...fresh,
        };
        await store.put(row);
      }
    },
    { durability: 'strict' },
  );
  announce('photos');
}

/** The photos that wait on this device, oldest first. */
export async function listPhotos(): Promise<KeptPhoto[]> {
  const rows = await inTransaction('photos', 'readonly', (store) => store.getAll());
  return rows
    .flatMap((row) => readPhoto(row) ?? [])
    .toSorted((one, other) => one.createdAt - other.createdAt);
}

/** Deletes photos from this device: they have arrived, or nobody is to get them. */
export async function dropPhotos(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await inTransaction('photos', 'readwrite', async (store) => {
    await Promise.all(ids.map((id) => store.delete(id)));
  });
  announce('photos');
}
