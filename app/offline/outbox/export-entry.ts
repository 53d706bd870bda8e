import { inTransaction } from '#app/offline/storage/transaction';

/**
 * One row as JSON text for its owner to download, contact details included. Works for unreadable rows
 * too.
 *
 * @returns null when there is no such row
 */
export async function exportEntry(id: string): Promise<string | null> {
  const row = await inTransaction('outbox', 'readonly', (store) => store.get(id));
  if (row === undefined) return null;
  return JSON.stringify({ savedFrom: 'Modular Garden Rooms', entry: row }, null, 2);
}
