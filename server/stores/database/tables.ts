import type * as z from 'zod';
import { contentVersionSchema } from '#server/stores/content/content-records';
import { followLinkSchema, orderSchema, settingSchema } from '#server/stores/orders/order-records';
import { builderDaySchema } from '#server/stores/builder-days';
import {
  auditEntrySchema,
  passkeySchema,
  personSchema,
  personSessionSchema,
} from '#server/stores/people/people-records';
import { requestPhotoSchema } from '#server/stores/requests/photo-records';
import { pushDeviceSchema } from '#server/stores/orders/push-records';
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
 * Every table: the schema of its rows, its key field and its indexes. A new table is declared here and nowhere
 * else. Names and keys are part of snapshots and journals, so they never change.
 */
export const TABLES = {
  pricingVersions: table(pricingVersionSchema, 'version', {}),
  roomConfigurations: table(roomConfigurationSchema, 'id', {
    reference: (row) => [row.reference],
  }),
  galleryImages: table(galleryImageRecordSchema, 'id', {}),
  enquiries: table(enquirySchema, 'id', {}),
  newsletterSubscribers: table(newsletterSubscriberSchema, 'id', {
    /** Regardless of case: almost every mail server has one mailbox for all spellings. */
    address: (row) => [row.email.toLowerCase()],
  }),
  newsletterRepeats: table(newsletterRepeatSchema, 'id', { request: (row) => [row.requestId] }),
  sessions: table(sessionSchema, 'idHash', {}),
  signInFailures: table(signInFailuresSchema, 'address', {}),
  mailQueue: table(queuedMailSchema, 'id', { state: (row) => [row.state] }),
  uploads: table(uploadSchema, 'id', {}),
  orders: table(orderSchema, 'requestId', {
    event: ({ events }) => events.map(({ id }) => id),
    visit: ({ stands }) => (stands.visit === null ? [] : ['booked']),
  }),
  followLinks: table(followLinkSchema, 'hash', {
    request: ({ requestId }) => [requestId],
    state: ({ until }) => (until === null ? [] : ['over']),
  }),
  settings: table(settingSchema, 'name', {}),
  pushDevices: table(pushDeviceSchema, 'id', {
    request: ({ requestId }) => [requestId],
    state: ({ due }) => (due === null ? [] : [due.state]),
  }),
  requestPhotos: table(requestPhotoSchema, 'id', {
    request: (row) => (row.state === 'removed' ? [] : [row.requestId]),
    state: ({ state }) => (state === 'receiving' || state === 'removed' ? ['unfinished'] : []),
  }),
  contentVersions: table(contentVersionSchema, 'key', { name: ({ name }) => [name] }),
  people: table(personSchema, 'id', {
    /** Regardless of case. */
    address: ({ email }) => [email.toLowerCase()],
    invite: ({ invite }) => (invite === null ? [] : [invite.hash]),
  }),
  passkeys: table(passkeySchema, 'id', { holder: ({ holder }) => [holder] }),
  personSessions: table(personSessionSchema, 'idHash', { person: ({ personId }) => [personId] }),
  auditEntries: table(auditEntrySchema, 'id', { what: ({ what }) => [what] }),
  builderDays: table(builderDaySchema, 'day', {}),
  /** Tombstones of removed requests, under the name used in existing files. */
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

/** An object with the result of `make` for each table; the caller says what type that is. */
export function eachTable<Each extends Record<TableName, unknown>>(
  make: <T extends TableName>(name: T) => unknown,
): Each {
  // TypeScript cannot infer a mapped type from a list of entries.
  return Object.fromEntries(TABLE_NAMES.map((name) => [name, make(name)])) as Each;
}

/** A table's key field, also for tables that this version of the program no longer has. */
export function keyFieldOf(table: string): string {
  const known = TABLE_NAMES.find((name) => name === table);
  return known === undefined ? 'id' : TABLES[known].key;
}
