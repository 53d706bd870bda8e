import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { closeDatabase } from '#app/offline/storage/database';
import type { StoreName } from '#app/offline/storage/database-schema';
import { inTransaction } from '#app/offline/storage/transaction';

/** Gives the next test an empty device. */
export async function freshDatabase(): Promise<void> {
  await closeDatabase().catch(() => undefined);
  globalThis.indexedDB = new IDBFactory();
}

/** A row as stored on disk. */
export function storedRow(store: StoreName, key: string): Promise<unknown> {
  return inTransaction(store, 'readonly', (rows) => rows.get(key));
}

/** Stores a row as another version of the app might have. */
export async function plantRow(store: StoreName, value: unknown, key?: string): Promise<void> {
  await inTransaction(store, 'readwrite', (rows) => rows.put(value, key));
}
