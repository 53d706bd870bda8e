import { announce } from '#app/offline/coordination/announce';
import { inTransaction } from '#app/offline/storage/transaction';
import { PHOTO_SCHEMA, type KeptPhoto, type NewPhoto } from './photo-row';

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
