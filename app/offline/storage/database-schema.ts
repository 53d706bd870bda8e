import type { DBSchema, IDBPDatabase } from 'idb';

/** Every value is `unknown`: rows may be months old, so each read validates them with a schema. */
export interface DatabaseSchema extends DBSchema {
  /** The builder's draft under `current`; unreadable ones under `set-aside:<time>`. */
  drafts: { key: string; value: unknown };
  /** Requests, keyed by their own `id`. */
  outbox: { key: string; value: unknown };
  /** The latest pricing document under `current`. */
  pricing: { key: string; value: unknown };
  /** Uploaded pictures that were seen, keyed by their own `id`. */
  pictures: { key: string; value: unknown };
  /** The homeowner's named designs, keyed by their own `id`. */
  designs: { key: string; value: unknown };
  /** The last view of each request's page, under the SHA-256 of its link's token. */
  followed: { key: string; value: unknown };
  /** Photos on their way to us, keyed by their own `id`. */
  photos: { key: string; value: unknown };
  /** Photographs of the homeowner's garden with the room in them, keyed by whose they are (`of`). */
  'garden-photos': { key: string; value: unknown };
  /** Small facts about this device. */
  meta: { key: string; value: unknown };
}

export type Database = IDBPDatabase<DatabaseSchema>;
export type StoreName =
  | 'drafts'
  | 'outbox'
  | 'pricing'
  | 'pictures'
  | 'designs'
  | 'followed'
  | 'photos'
  | 'garden-photos'
  | 'meta';

/** One step per version, never edited once released: a device may upgrade from any older version. */
const UPGRADES: readonly ((database: Database) => void)[] = [
  (database) => {
    database.createObjectStore('drafts');
    database.createObjectStore('outbox', { keyPath: 'id' });
    database.createObjectStore('pricing');
    database.createObjectStore('meta');
  },
  (database) => {
    database.createObjectStore('pictures', { keyPath: 'id' });
  },
  (database) => {
    database.createObjectStore('designs', { keyPath: 'id' });
  },
  (database) => {
    database.createObjectStore('followed');
  },
  (database) => {
    database.createObjectStore('photos', { keyPath: 'id' });
  },
  (database) => {
    database.createObjectStore('garden-photos', { keyPath: 'of' });
  },
];

export const DATABASE_VERSION = UPGRADES.length;

/** Upgrades a database from `oldVersion` (0 for a new one) to `DATABASE_VERSION`. */
export function upgradeDatabase(database: Database, oldVersion: number): void {
  for (const step of UPGRADES.slice(oldVersion)) step(database);
}
