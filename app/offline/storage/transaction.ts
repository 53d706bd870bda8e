import type { IDBPObjectStore } from 'idb';
import { closeDatabase, openDatabase } from './database';
import type { DatabaseSchema, StoreName } from './database-schema';

type Mode = 'readonly' | 'readwrite';
type Store<S extends StoreName, M extends Mode> = IDBPObjectStore<DatabaseSchema, [S], S, M>;

/** `strict`: resolves only once the data is on disk, not just handed to the browser. */
interface Options {
  durability?: 'strict' | 'default';
}

/**
 * Runs `work` on one store in one transaction and resolves when that transaction has completed. `work`
 * may await nothing but the store's own requests, and may run twice: if the browser has dropped the
 * connection, it is reopened once.
 *
 * @throws whatever `work` throws, after rolling its writes back; the transaction's own DOMException
 * (QuotaExceededError and the like)
 */
export async function inTransaction<S extends StoreName, M extends Mode, T>(
  storeName: S,
  mode: M,
  work: (store: Store<S, M>) => Promise<T>,
  options: Options = {},
): Promise<T> {
  try {
    return await attempt(storeName, mode, work, options);
  } catch (error) {
    if (!isLostConnection(error)) throw error;
    await closeDatabase();
    return attempt(storeName, mode, work, options);
  }
}

async function attempt<S extends StoreName, M extends Mode, T>(
  storeName: S,
  mode: M,
  work: (store: Store<S, M>) => Promise<T>,
  { durability = 'default' }: Options,
): Promise<T> {
  const database = await openDatabase();
  const transaction = database.transaction(storeName, mode, { durability });
  const done = transaction.done;
  // The failure is thrown below; this only stops it counting as unhandled until then.
  done.catch(() => undefined);
  try {
    const result = await work(transaction.objectStore(storeName));
    await done;
    return result;
  } catch (error) {
    takeBack(transaction);
    await done.catch(() => undefined);
    throw causeOf(error, transaction);
  }
}

/**
 * When the browser aborts a transaction, its requests only report an AbortError; the transaction has the
 * cause.
 */
function causeOf(error: unknown, transaction: { error: DOMException | null }): unknown {
  return isNamed(error, 'AbortError') ? (transaction.error ?? error) : error;
}

function takeBack(transaction: { abort(): void }) {
  try {
    transaction.abort();
  } catch {
    // It had already ended, so there is nothing to roll back.
  }
}

/** As when the browser has closed the database unannounced, even in the middle of a transaction. */
function isLostConnection(error: unknown): boolean {
  return isNamed(
    error,
    'InvalidStateError',
    'UnknownError',
    'AbortError',
    'TransactionInactiveError',
  );
}

function isNamed(error: unknown, ...names: string[]): boolean {
  return error instanceof DOMException && names.includes(error.name);
}
