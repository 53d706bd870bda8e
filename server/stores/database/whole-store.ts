import type { Document } from '#server/stores/lowdb/document';

/** Everything in a storage at once, to move it to another engine. No server has the storage meanwhile. */
export interface WholeStore {
  /** How many rows each table has, and how many passwords there are under `credentials`: 0 or 1. */
  count(): Promise<Readonly<Record<string, number>>>;
  /**
   * Everything that is stored, each row with its fields in the order in which they were written.
   *
   * @throws {DamagedFileError | DamagedRowError | StoreUnavailableError}
   */
  read(): Promise<Document>;
  /**
   * Fills a storage that is empty, all or nothing: only when `confirm` has seen what would be stored, and has not
   * thrown, is any of it there.
   */
  fill(document: Document, confirm: (stored: Document) => void): Promise<void>;
}
