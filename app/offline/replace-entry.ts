import { announce } from './announce';
import { readEntry, type UnsentEntry } from './outbox-entry';
import { inTransaction } from './transaction';

/**
 * Replaces a request that needs attention by a corrected one of its kind, under a new id: the server
 * has answered the old id for the old body. Both happen or neither does.
 *
 * @returns null when there is none of this kind under `id` that needs attention
 * @throws the browser's DOMException when storage is full or refused
 */
export async function replaceEntry<E extends UnsentEntry>(
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
