import { openDB } from 'idb';
import { announce } from '#app/offline/coordination/announce';
import { DATABASE_NAME } from './database-name';
import {
  DATABASE_VERSION,
  upgradeDatabase,
  type Database,
  type DatabaseSchema,
} from './database-schema';
import { StorageUnavailableError } from './storage-unavailable-error';

/** How long an older tab may block our upgrade before we report storage as unavailable. */
const BLOCKED_PATIENCE_MS = 4000;

let connection: Promise<Database> | null = null;

/**
 * The single connection of this page or worker, opened on first use and reopened if lost. When it is
 * closed from outside, for example because site data is cleared, this is announced as `storage`.
 *
 * @throws StorageUnavailableError when there is no IndexedDB or an older tab blocks the upgrade; the
 * browser's own DOMException when it refuses to open
 */
export function openDatabase(): Promise<Database> {
  if (connection) return connection;
  const opening: Promise<Database> = connect(() => forget(opening));
  connection = opening;
  // The caller gets the failure; the next call opens it again.
  opening.catch(() => forget(opening));
  return opening;
}

/**
 * Whether opening the database would upgrade it, and so close it for every page still running the
 * previous version.
 */
export async function wouldUpgrade(): Promise<boolean> {
  // Browsers from before 2024 cannot tell.
  const known = (await indexedDB.databases?.()) ?? [];
  const ours = known.find(({ name }) => name === DATABASE_NAME);
  return (ours?.version ?? DATABASE_VERSION) < DATABASE_VERSION;
}

/** Closes the connection; the next use opens a new one. */
export async function closeDatabase(): Promise<void> {
  const open = connection;
  connection = null;
  if (open) (await open).close();
}

function forget(lost: Promise<Database>) {
  if (connection === lost) connection = null;
}

function connect(onLost: () => void): Promise<Database> {
  return new Promise((resolve, reject) => {
    if (!('indexedDB' in globalThis) || !indexedDB) {
      return reject(new StorageUnavailableError('This browser keeps no data for this site'));
    }
    let gaveUp = false;
    openDB<DatabaseSchema>(DATABASE_NAME, DATABASE_VERSION, {
      upgrade: upgradeDatabase,
      blocked() {
        setTimeout(() => {
          gaveUp = true;
          reject(new StorageUnavailableError('Another tab runs an older version of this site'));
        }, BLOCKED_PATIENCE_MS);
      },
      // A newer version wants to upgrade the database and cannot start until we close it. No version
      // means it is being deleted.
      blocking(_current, wanted, event) {
        onLost();
        if (event.target instanceof IDBDatabase) event.target.close();
        if (wanted === null) announce('storage');
      },
      terminated() {
        onLost();
        announce('storage');
      },
    }).then((database) => (gaveUp ? database.close() : resolve(database)), reject);
  });
}
