import * as z from 'zod/mini';
import { announce } from '#app/offline/coordination/announce';
import { inTransaction } from '#app/offline/storage/transaction';

const stateSchema = z.looseObject({ state: z.string() });

/**
 * Deletes one row, readable or not.
 *
 * @returns false when it is being sent right now and so was kept
 */
export async function deleteEntry(id: string): Promise<boolean> {
  const deleted = await inTransaction(
    'outbox',
    'readwrite',
    async (store) => {
      const row = z.safeParse(stateSchema, await store.get(id));
      if (row.success && row.data.state === 'sending') return false;
      await store.delete(id);
      return true;
    },
    { durability: 'strict' },
  );
  if (deleted) announce('outbox');
  return deleted;
}
