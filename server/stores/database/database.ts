import type { BoardPlace } from '#domain/order/contracts/admin/order';
import type { RequestFigures } from '#domain/order/contracts/admin/today';
import type { Page, PageRequest } from '#server/stores/pages';
import type { Placed } from '#server/stores/orders/order-ports';
import type { OrderRecord } from '#server/stores/orders/order-records';
import type { Credentials } from '#server/stores/records';
import type {
  FoundRequests,
  QueueLoad,
  RequestSearch,
} from '#server/stores/requests/request-ports';
import type { LimitStore, TurnStore } from '#server/stores/shared-ports';
import type { FieldOf, RowOf, TableName, Value } from './tables';

/** What holds for a field, all of it. A field that is null is neither above, below nor like anything. */
export interface Condition {
  in?: readonly Value[];
  /** A field that is null is not another value either. */
  not?: Value;
  above?: string;
  atLeast?: string;
  below?: string;
  atMost?: string | number;
  /** Letters that occur in the text. */
  contains?: string;
}

/** What a row's fields must be, each of them: a value, or something that holds for it. */
export type Where<T extends TableName> = { readonly [F in FieldOf<T>]?: Value | Condition };

/** The alternatives of a query, each with what must hold for its fields: for engines. */
export function alternativesOf<T extends TableName>(
  where: NonNullable<Query<T>['where']>,
): readonly (readonly [field: string, wanted: Value | Condition])[][] {
  const alternatives: readonly object[] = Array.isArray(where) ? where : [where];
  return alternatives.map((all) => Object.entries(all));
}

export interface Query<T extends TableName> {
  /** Of several, one must hold. Without it, every row is meant. */
  where?: Where<T> | readonly Where<T>[];
  /** By the first field, then by the next. `added` is the order in which rows were added, for lists only. */
  order?: readonly (FieldOf<T> | 'added')[];
  isDescending?: boolean;
}

/** The tables as they are: the newest that is safely stored or, in a change, what has come of it so far. */
export interface ReadableRows {
  /** The row with this key. In a change nobody else changes it until the end. */
  find<T extends TableName>(table: T, key: string | number): Promise<RowOf<T> | undefined>;
  /** At most `limit` rows; without an order, in any. */
  list<T extends TableName>(
    table: T,
    query: Query<T> & { limit?: number },
  ): Promise<readonly RowOf<T>[]>;
  /** Part of a list, whose order no two rows may share a place in. No field of it has spaces. */
  page<T extends TableName>(table: T, query: Query<T>, page: PageRequest): Promise<Page<RowOf<T>>>;
  count<T extends TableName>(table: T, where?: Query<T>['where']): Promise<number>;
  /** The highest value of a field; undefined without a row. */
  highest<T extends TableName>(
    table: T,
    field: FieldOf<T>,
    where?: Query<T>['where'],
  ): Promise<Value | undefined>;
  /** Of the rows with the same value of one field, the one with the highest value of another; in any order. */
  latest<T extends TableName>(
    table: T,
    by: FieldOf<T>,
    highest: FieldOf<T>,
  ): Promise<readonly RowOf<T>[]>;
  /** A new value after every change of the gallery, the same for every process. */
  galleryRevision(): Promise<number>;
  credentials(): Promise<Credentials>;
}

/** The tables in a change. */
export interface Rows extends ReadableRows {
  /** Replaces the row with the same key, or else adds it at the end. */
  put<T extends TableName>(table: T, row: RowOf<T>, beside?: Beside): Promise<void>;
  /** Adds the row unless its key, or another unique field, is taken. False if it is. */
  add<T extends TableName>(table: T, row: RowOf<T>, beside?: Beside): Promise<boolean>;
  /** Whether it was there. */
  remove(table: TableName, key: string): Promise<boolean>;
  /** Removes the rows that are meant, but for the first `keep` of them in their order. How many there were. */
  removeAll<T extends TableName>(table: T, removal: Removal<T>): Promise<number>;
  setCredentials(credentials: Credentials): Promise<void>;
  /** In whose hand a row is. */
  handOf(table: QueueTable, key: string): Promise<'ours' | 'nobody' | 'other'>;
  /** Rows that this process has left half-way, or one that has ended since. */
  handedOver<T extends QueueTable>(table: T): Promise<readonly RowOf<T>[]>;
}

interface Removal<T extends TableName> extends Query<T> {
  keep?: number;
  /** Rows that another process is at are left to it. */
  isLeftToOthers?: boolean;
}

/** What PostgreSQL keeps beside a row, of which the row alone does not tell. The file works it out or needs none of it. */
export interface Beside {
  /** Where a request stands on the board, and since when; null for nowhere. What it is stays if it is left out. */
  board?: Placed | null;
  /** Whether it is in this process's hand. What it is stays if it is left out. */
  isInHand?: boolean;
}

/**
 * The port that all stores are built on. Each engine is a `Database`, and keeps the promises that
 * `database.contract.ts` tests. What a query costs does not grow with the table if it begins with the key, with a field
 * that is unique or indexed, or is a page of a list.
 */
export interface Database {
  read<T>(work: (rows: ReadableRows) => Promise<T>): Promise<T>;
  /**
   * Does `work` on the newest state, all of it or nothing, and resolves with its result once it is stored for good. Of
   * those with a turn in common, in this process or another, one is done after the other, in the order in which this
   * process asked for them. `work` waits for nothing but its rows, and may be done again from its beginning. If it
   * throws, nothing is changed.
   *
   * @throws {StoreUnavailableError} nothing was changed; and what `work` throws
   */
  change<T>(turns: readonly string[], work: (rows: Rows) => Promise<T>): Promise<T>;
  /**
   * To be called once the row with this id was removed or had content taken out: erases the old content from
   * every file of the storage, backups included. Runs in the background; `close` waits for it.
   */
  purge(id: string): void;
  /**
   * Tests the storage with a real write to where changes go, and removes it again.
   *
   * @throws {StoreUnavailableError}
   */
  probe(): Promise<void>;
  /** Finishes work in progress, refuses new work and releases the storage. */
  close(): Promise<void>;
}

/** An engine: its rows, and what each does in its own way. */
export interface Engine {
  database: Database;
  requests: RequestQueries;
  queues: Queues;
  limits: LimitStore;
  turns: TurnStore;
}

export type RequestTable = 'roomConfigurations' | 'enquiries';

/** The order of every list of requests. */
export const NEWEST_FIRST = { order: ['createdAt', 'key'], isDescending: true } as const;

/** What is asked of all requests: PostgreSQL keeps counts and an index of their words, and the file looks through them. */
export interface RequestQueries {
  count(table: RequestTable): Promise<number>;
  countUnseen(table: RequestTable): Promise<number>;
  /** Newest first. */
  search<T extends RequestTable>(table: T, search: RequestSearch): Promise<FoundRequests<RowOf<T>>>;
  /** As `RoomConfigurationStore` has it. */
  figures(since: Date): Promise<RequestFigures>;
  /** As `OrderStore` has them. */
  listAt(place: BoardPlace, page: PageRequest): Promise<Page<OrderRecord>>;
  countAt(place: BoardPlace): Promise<number>;
}

export type QueueTable = 'mailQueue' | 'pushDevices';

/** What waits to be handed over; each message is in one process's hand at a time. */
export interface Queues {
  /**
   * The first that may be tried now, or that was put off for longer than `longestMs`: in this process's hand from now
   * on.
   */
  take<T extends QueueTable>(table: T, now: Date, longestMs: number): Promise<RowOf<T> | undefined>;
  /** When the next one that no other process has may be tried; undefined if none waits. */
  nextDue(table: QueueTable): Promise<Date | undefined>;
  load(table: QueueTable): Promise<QueueLoad>;
}
