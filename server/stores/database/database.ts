import type { Credentials } from '#server/stores/records';
import type { IndexName, RowOf, TableName } from './tables';

/**
 * The current content. The cost of everything but `list` is independent of the number of rows; a list is
 * rebuilt after a change to its table, and is the same array until then.
 */
export interface View {
  readonly credentials: Credentials;
  find<T extends TableName>(table: T, key: string): RowOf<T> | undefined;
  /** The rows under a value of one of the table's indexes, in arbitrary order. */
  where<T extends TableName>(table: T, index: IndexName<T>, value: string): readonly RowOf<T>[];
  /** All rows, in the order they were added. */
  list<T extends TableName>(table: T): readonly RowOf<T>[];
  count(table: TableName): number;
}

/**
 * One change, as plain data that every version of the program understands: a journal holds these, and is
 * replayed before the document is migrated. `put` replaces the row with the same key, or else adds the row at
 * the end.
 */
export type Effect =
  | { [T in TableName]: { put: T; row: RowOf<T> } }[TableName]
  | { remove: TableName; key: string }
  | { set: 'credentials'; value: Credentials };

/** The outcome of a decision: the effects to write, and the answer once they are on disk. */
export interface Decision<T> {
  effects: readonly Effect[];
  result: T;
}

/**
 * What the store ports are built on, so that they know nothing of files. Every implementation keeps the
 * promises made here, which database.contract.ts tests.
 */
export interface Database {
  /** The latest state that is safely on disk. */
  read(): View;
  /**
   * Runs `decide` on the latest state, including decisions accepted just before it, and resolves with its
   * result once its effects are on disk. `decide` runs once and synchronously; if it throws, nothing is
   * written and the promise rejects with its error.
   *
   * @throws {StoreUnavailableError} the effects could not be written; the state is unchanged
   */
  commit<T>(decide: (view: View) => Decision<T>): Promise<T>;
  /**
   * Tests the storage with a real write to where changes go, and removes it again.
   *
   * @throws {StoreUnavailableError}
   */
  probe(): Promise<void>;
  /**
   * To be called once the row with this id was removed or had content taken out: erases the old content from
   * every file of the storage, backups included. Runs in the background; `close` waits for it.
   */
  purge(id: string): void;
  /** Finishes work in progress, refuses new work and releases the storage. */
  close(): Promise<void>;
}
