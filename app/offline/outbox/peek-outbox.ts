import { DATABASE_NAME } from '#app/offline/storage/database-name';

/**
 * Whether the outbox holds anything, checked without any library, so that a page with nothing to send
 * need not load the sending code. Never creates the database.
 *
 * @returns false when there is no outbox or no IndexedDB
 */
export function peekOutbox(): Promise<boolean> {
  return new Promise((resolve) => {
    if (!('indexedDB' in globalThis) || !indexedDB) return resolve(false);
    const opening = tryToOpen();
    if (!opening) return resolve(false);
    // The database does not exist: opening it here would create an empty one without our stores.
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
    opening.addEventListener('error', () => resolve(false));
    opening.addEventListener('success', () => {
      const database = opening.result;
      const settle = (answer: boolean) => {
        database.close();
        resolve(answer);
      };
      if (!database.objectStoreNames.contains('outbox')) return settle(false);
      const counting = database.transaction('outbox').objectStore('outbox').count();
      counting.addEventListener('success', () => settle(counting.result > 0));
      counting.addEventListener('error', () => settle(false));
    });
  });
}

/** Some browsers refuse by throwing synchronously: a device without storage has no outbox. */
function tryToOpen(): IDBOpenDBRequest | null {
  try {
    return indexedDB.open(DATABASE_NAME);
  } catch {
    return null;
  }
}
