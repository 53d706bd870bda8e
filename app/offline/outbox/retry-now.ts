import { announce } from '#app/offline/coordination/announce';
import { readEntry } from './outbox-entry';
import { inTransaction } from '#app/offline/storage/transaction';

/**
 * Makes one waiting or refused request due at once, whatever delay it was given. The caller wakes the
 * outbox afterwards.
 *
 * @returns false when there is nothing to send under `id`: deleted, received, or already being sent
 */
export async function retryNow(id: string): Promise<boolean> {
  const due = await inTransaction('outbox', 'readwrite', async (store) => {
    const raw = await store.get(id);
    if (raw === undefined) return false;
    const entry = readEntry(raw);
    if (entry.state !== 'waiting' && entry.state !== 'attention') return false;
    const { lastProblem: _settled, ...rest } = entry;
    await store.put({ ...rest, state: 'waiting', attempts: 0, nextAttemptAt: Date.now() });
    return true;
  });
  if (due) announce('outbox');
  return due;
}
