import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { KeptDay, VisitNote } from './desk-rows';

interface DeskSchema extends DBSchema {
  days: { key: string; value: KeptDay };
  notes: { key: string; value: VisitNote };
}

/**
 * What an administrator takes along to visits is in a database of its own: no homeowner's device ever has it.
 */
const NAME = 'modular-garden-rooms-desk';

/**
 * Opens the desk's database for one piece of work, and closes it again. Work is done in the order in which it was asked
 * for, as the browser opens databases in order.
 *
 * @throws the browser's own DOMException when it keeps nothing, or no more
 */
export async function withDesk<T>(
  work: (database: IDBPDatabase<DeskSchema>) => Promise<T>,
): Promise<T> {
  const database = await openDB<DeskSchema>(NAME, 1, {
    upgrade(fresh) {
      fresh.createObjectStore('days', { keyPath: 'day' });
      fresh.createObjectStore('notes', { keyPath: 'id' });
    },
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}
