import { announce } from '#app/offline/coordination/announce';
import type { NewEntry } from './new-entry';
import { inTransaction } from '#app/offline/storage/transaction';

/**
 * Writes an entry to the outbox. Resolves only once it is on disk, so that "saved" on the screen is true.
 *
 * @param behind what is done on the page of the request: both are written or neither is
 * @throws the browser's DOMException when storage is full or refused
 */
export async function putEntry<E extends NewEntry>(entry: E, behind?: NewEntry): Promise<E> {
  await inTransaction(
    'outbox',
    'readwrite',
    (store) => Promise.all([store.put(entry), behind && store.put(behind)]),
    { durability: 'strict' },
  );
  announce('outbox');
  return entry;
}
