import { inTransaction } from '#app/offline/storage/transaction';

/** Whether any photo waits here: only then is the code loaded that sends them. */
export async function anyPhotos(): Promise<boolean> {
  return (await inTransaction('photos', 'readonly', (store) => store.count())) > 0;
}
