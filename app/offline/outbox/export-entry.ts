import { inTransaction } from '#app/offline/storage/transaction';

/**
 * One row as the text of a JSON file for its owner to keep, contact details and all. Works for rows
 * that cannot be read as well.
 *
 * @returns null when there is no such row
 */
export async function exportEntry(id: string): Promise<string | null> {
  const row = await inTransaction('outbox', 'readonly', (store) => store.get(id));
  if (row === undefined) return null;
  return JSON.stringify({ savedFrom: 'Modular Garden Rooms', entry: row }, null, 2);
}
