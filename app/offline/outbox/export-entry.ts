import { inTransaction } from '#app/offline/storage/transaction';

/**
 * One row as JSON text for its owner to download, contact details included, but without the token of any link: such
 * a file is sent on. Works for unreadable rows too.
 *
 * @returns null when there is no such row
 */
export async function exportEntry(id: string): Promise<string | null> {
  const row = await inTransaction('outbox', 'readonly', (store) => store.get(id));
  if (row === undefined) return null;
  return JSON.stringify({ savedFrom: 'Modular Garden Rooms', entry: row }, withoutToken, 2);
}

function withoutToken(key: string, value: unknown): unknown {
  return key === 'token' || key === 'followToken' ? undefined : value;
}
