import type { Document } from './database';
import type { TableShape } from './table';

/** The parts of the document that are lists of rows. */
export type TableName = Exclude<keyof Document, 'schemaVersion' | 'credentials'>;

export type RowOf<T extends TableName> = Document[T][number];

/** How every table's rows are found. `key` and table names are also in journals: they stay. */
export const TABLES = {
  pricingVersions: { key: 'version', indexes: {} },
  roomConfigurations: { key: 'id', indexes: { reference: (row) => [row.reference] } },
  galleryImages: { key: 'id', indexes: {} },
  enquiries: { key: 'id', indexes: {} },
  newsletterSubscribers: {
    key: 'id',
    indexes: {
      /** The Idempotency-Keys of an address's first sign-up and of every later one. */
      request: (row) => [row.id, ...row.repeats.map(({ id }) => id)],
      /** Almost every mail server has one mailbox for all spellings with capitals. */
      address: (row) => [row.email.toLowerCase()],
    },
  },
  sessions: { key: 'idHash', indexes: {} },
  signInFailures: { key: 'address', indexes: {} },
  mailQueue: {
    key: 'id',
    indexes: {
      state: (row) => [row.state],
      /** The messages of one request. */
      request: (row) => [row.requestId],
    },
  },
  uploads: { key: 'id', indexes: {} },
  removedRequests: { key: 'keyHash', indexes: {} },
} as const satisfies { [T in TableName]: TableShape<RowOf<T>> };

export const TABLE_NAMES = Object.keys(TABLES) as TableName[];

export type IndexName<T extends TableName> = keyof (typeof TABLES)[T]['indexes'] & string;

/** The field that names a row, also of a table that this version of the program no longer has. */
export function keyFieldOf(table: string): string {
  return table in TABLES ? TABLES[table as TableName].key : 'id';
}
