import { announce } from '#app/offline/coordination/announce';
import type { NewEntry } from './new-entry';
import { inTransaction } from '#app/offline/storage/transaction';

/**
 * Puts an entry into the outbox. Resolves only when the disk has it, so that "saved" is true when
 * the screen says so.
 *
 * @throws the browser's DOMException when storage is full or refused
 */
export async function putEntry<E extends NewEntry>(entry: E): Promise<E> {
  await inTransaction('outbox', 'readwrite', (store) => store.put(entry), {
    durability: 'strict',
  });
  announce('outbox');
  return entry;
}
