import { inTransaction } from '#app/offline/storage/transaction';
import { readPhoto, type KeptPhoto } from './photo-row';

/** The photos that wait on this device, oldest first. */
export async function listPhotos(): Promise<KeptPhoto[]> {
  const rows = await inTransaction('photos', 'readonly', (store) => store.getAll());
  return rows
    .flatMap((row) => readPhoto(row) ?? [])
    .toSorted((one, other) => one.createdAt - other.createdAt);
}
