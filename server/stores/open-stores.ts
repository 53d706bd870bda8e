import type { Disk } from './files/disk';
import { openLowdbDatabase } from './lowdb/lowdb-database';
import { lowdbEngine } from './lowdb/lowdb-engine';
import type { Stores } from './ports';
import { storesOn } from './stores-on';

interface StoreOptions {
  now?: () => Date;
  /** Reports a problem that no caller is waiting for. No data is lost by it. */
  report?: (error: unknown, what: string) => void;
  /** The real disk, except in tests that make it fail. */
  disk?: Disk;
}

/**
 * Opens all stores: in the database, if there is an address of one, or else in the data folder.
 *
 * @throws {LockedError | DamagedFileError | StoreUnavailableError}
 */
export async function openStores(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl?: string | undefined },
  options: StoreOptions = {},
): Promise<Stores> {
  const { now = () => new Date(), report = () => undefined } = options;
  if (databaseUrl !== undefined) {
    const { openPostgres } = await import('./postgres/open-postgres');
    return storesOn(await openPostgres(databaseUrl, report), now);
  }
  return storesOn(lowdbEngine(await openLowdbDatabase(dataDir, { ...options, now })), now);
}
