import type * as z from 'zod';
import {
  enquirySchema,
  galleryImageRecordSchema,
  newsletterRepeatSchema,
  newsletterSubscriberSchema,
  pricingVersionSchema,
  queuedMailSchema,
  roomConfigurationSchema,
  sessionSchema,
  signInFailuresSchema,
  tombstoneSchema,
  uploadSchema,
} from '#server/stores/records';

/**
 * Every table: what a row is, the field that names it, and what else it is found by. A new table gets its
 * line here and nowhere else. Names and keys are in files, snapshots and journals alike: they stay.
 */
export const TABLES = {
  pricingVersions: table(pricingVersionSchema, 'version', {}),
  roomConfigurations: table(roomConfigurationSchema, 'id', {
    reference: (row) => [row.reference],
  }),
  galleryImages: table(galleryImageRecordSchema, 'id', {}),
  enquiries: table(enquirySchema, 'id', {}),
  newsletterSubscribers: table(newsletterSubscriberSchema, 'id', {
    /** Almost every mail server has one mailbox for all spellings with capitals. */
    address: (row) => [row.email.toLowerCase()],
  }),
  newsletterRepeats: table(newsletterRepeatSchema, 'id', { request: (row) => [row.requestId] }),
  sessions: table(sessionSchema, 'idHash', {}),
  signInFailures: table(signInFailuresSchema, 'address', {}),
  mailQueue: table(queuedMailSchema, 'id', { state: (row) => [row.state] }),
  uploads: table(uploadSchema, 'id', {}),
  /** The tombstones of removed requests, under the name that is in files. */
  removedRequests: table(tombstoneSchema, 'keyHash', {}),
};

function table<Row extends object, Index extends string>(
  row: z.ZodType<Row>,
  key: keyof Row & string,
  indexes: Record<Index, (row: Row) => readonly string[]>,
) {
  return { row, key, indexes };
}

export type TableName = keyof typeof TABLES;

export type RowOf<T extends TableName> = z.infer<(typeof TABLES)[T]['row']>;

export type IndexName<T extends TableName> = keyof (typeof TABLES)[T]['indexes'] & string;

export const TABLE_NAMES = Object.keys(TABLES) as TableName[];

/** What `make` gives for each table, by its name; who asks says what that is. */
export function eachTable<Each extends Record<TableName, unknown>>(
  make: <T extends TableName>(name: T) => unknown,
): Each {
  // The compiler follows a name through a mapped type to its value, and not the other way.
  return Object.fromEntries(TABLE_NAMES.map((name) => [name, make(name)])) as Each;
}

/** The field that names a row, also of a table that this version of the program no longer has. */
export function keyFieldOf(table: string): string {
  const known = TABLE_NAMES.find((name) => name === table);
  return known === undefined ? 'id' : TABLES[known].key;
}
