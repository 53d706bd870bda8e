import type { Credentials } from '#server/stores/records';
import type { IndexName, RowOf, TableName } from './tables';

/**
 * What is kept at the moment somebody looks. Everything but `list` costs the same however many rows
 * there are; a list is made anew after a change of its table, and is the same array until then.
 */
export interface View {
  readonly credentials: Credentials;
  find<T extends TableName>(table: T, key: string): RowOf<T> | undefined;
  /** The rows under a value of one of the table's indexes, in no promised order. */
  where<T extends TableName>(table: T, index: IndexName<T>, value: string): readonly RowOf<T>[];
  /** All rows in the order they came. */
  list<T extends TableName>(table: T): readonly RowOf<T>[];
  count(table: TableName): number;
}

/**
 * One change, as plain data and in terms that every version of the program understands: a journal holds
 * these, so that it can be replayed before the document is migrated. A row that is put goes to the end, or
 * to the place of the row with its key.
 */
export type Effect =
  | { [T in TableName]: { put: T; row: RowOf<T> } }[TableName]
  | { remove: TableName; key: string }
  | { set: 'credentials'; value: Credentials };

/** What a decision comes to: the effects to write, and the answer once they are on disk. */
export interface Decision<T> {
  effects: readonly Effect[];
  result: T;
}

/**
 * The store ports stand on this, and know nothing of files. Whatever keeps the effects (a whole
 * file, a journal) keeps these promises; database.contract.ts checks them.
 */
export interface Database {
  /** The newest state that is safely written. */
  read(): View;
  /**
   * Runs `decide` on the newest state, the decisions accepted just before included, and resolves
   * with its result when its effects are on disk. `decide` runs once, must not wait, and
   * may throw: then nothing is written and the promise rejects with what it threw.
   *
   * @throws {StoreUnavailableError} the effects could not be written; the state is as before.
   */
  commit<T>(decide: (view: View) => Decision<T>): Promise<T>;
  /**
   * Really writes to where the changes go, and removes it again.
   *
   * @throws {StoreUnavailableError}
   */
  probe(): Promise<void>;
  /**
   * The row of this id was removed, or says less than before: sees to it that what it said is in no file
   * of the storage any more, backups included. Works on its own time; `close` waits for it.
   */
  purge(id: string): void;
  /** Finishes what is under way, refuses what comes later, and lets go of the storage. */
  close(): Promise<void>;
}
