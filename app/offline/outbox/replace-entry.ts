import { announce } from '#app/offline/coordination/announce';
import type { NewEntry } from './new-entry';
import { readEntry } from './outbox-entry';
import { inTransaction } from '#app/offline/storage/transaction';

/**
 * Replaces a request that needs attention with a corrected one of the same kind, under a new id: the
 * server has already answered the old id for the old body. Both happen or neither does.
 *
 * @returns null when nothing of this kind under `id` needs attention: another tab may have corrected it
 * already, or the phone may have cleared the outbox
 * @throws the browser's DOMException when storage is full or refused
 */
export async function replaceEntry<E extends NewEntry>(
  id: string,
  replacement: E,
): Promise<E | null> {
  const replaced = await inTransaction(
    'outbox',
    'readwrite',
    async (store) => {
      const raw = await store.get(id);
      if (raw === undefined) return false;
      const { state, kind } = readEntry(raw);
      if (state !== 'attention' || kind !== replacement.kind) return false;
      await Promise.all([store.delete(id), store.put(replacement)]);
      return true;
    },
    { durability: 'strict' },
  );
  if (!replaced) return null;
  announce('outbox');
  return replacement;
}
