import * as z from 'zod/mini';
import { NewerRecordError } from '#app/offline/storage/migrate';
import { readEntry, type OutboxItem } from './outbox-entry';
import { inTransaction } from '#app/offline/storage/transaction';

/** Every row of the outbox, newest first, including unreadable ones. */
export async function listEntries(): Promise<OutboxItem[]> {
  const rows = await inTransaction('outbox', 'readonly', (store) => store.getAll());
  return rows.map(toItem).toSorted((a, b) => b.createdAt - a.createdAt);
}

/** The store's key is the only thing every row is sure to have. */
const rowSchema = z.looseObject({ id: z.unknown(), createdAt: z.optional(z.unknown()) });

function toItem(raw: unknown): OutboxItem {
  try {
    return readEntry(raw);
  } catch (error) {
    const { id, createdAt } = z.parse(rowSchema, raw);
    const message =
      error instanceof NewerRecordError
        ? 'This request was saved by a newer version of this site. Reload the page to see it.'
        : 'This request cannot be read any more. Download it and send it to us.';
    return {
      unreadable: true,
      state: 'attention',
      id: String(id),
      createdAt: typeof createdAt === 'number' ? createdAt : 0,
      lastProblem: { message },
    };
  }
}
