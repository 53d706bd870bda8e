import * as z from 'zod/mini';
import { quoteRequestSchema, type QuoteRequestBody } from '#domain/contracts/quote-request';
import { announce } from './announce';
import { newEntry } from './new-entry';
import { newId } from './new-id';
import { readEntry, type UnsentEntry } from './outbox-entry';
import { inTransaction } from './transaction';

/**
 * Replaces a request that needs attention by a corrected one, under a new id: the server has
 * answered the old id for the old body. Both happen or neither does.
 *
 * @returns the new entry, or null when there is none under `id` that needs attention
 * @throws zod's error naming the field; the browser's DOMException when storage is full or refused
 */
export async function editEntry(id: string, body: QuoteRequestBody): Promise<UnsentEntry | null> {
  const replacement = newEntry(z.parse(quoteRequestSchema, body), newId(), Date.now());
  const replaced = await inTransaction(
    'outbox',
    'readwrite',
    async (store) => {
      const raw = await store.get(id);
      if (raw === undefined || readEntry(raw).state !== 'attention') return false;
      await Promise.all([store.delete(id), store.put(replacement)]);
      return true;
    },
    { durability: 'strict' },
  );
  if (!replaced) return null;
  announce('outbox');
  return replacement;
}
