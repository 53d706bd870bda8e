import { announce } from '#app/offline/coordination/announce';
import { inTransaction } from '#app/offline/storage/transaction';

/** Deletes photos from this device: they have arrived, or nobody is to get them. */
export async function dropPhotos(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await inTransaction('photos', 'readwrite', async (store) => {
    await Promise.all(ids.map((id) => store.delete(id)));
  });
  announce('photos');
}
