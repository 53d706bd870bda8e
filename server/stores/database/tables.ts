import type * as z from 'zod';
import { folded, squeezed } from '#domain/text/folded';
import { withoutUnseen } from '#domain/text/plain-text';
import { contentVersionSchema } from '#server/stores/content/content-records';
import { invoiceLabel } from '#domain/order/money/invoice';
import {
  followLinkSchema,
  invoiceRecordSchema,
  orderRecordSchema,
  settingSchema,
} from '#server/stores/orders/order-records';
import { awaitsInvoice, hasMoney } from '#server/stores/orders/order-change';
import { builderDaySchema } from '#server/stores/builder/builder-days';
import { siteFaultSchema } from '#server/stores/faults/site-faults';
import {
  auditEntrySchema,
  calendarLinkSchema,
  keptSessionSchema,
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
  quoteRequestRecordSchema,
  sessionSchema,
  signInFailuresSchema,
  tombstoneSchema,
  uploadSchema,
  yearSaidRecordSchema,
} from '#server/stores/records';
import type { Enquiry, QuoteRequestRecord } from '#server/stores/records';
import { contactsOf, phoneAsLookedFor } from '#server/stores/requests/matching';

/** What a field of a row is to a query: null for nothing. */
export type Value = string | number | boolean | null;

/**
 * Every table: the schema of its rows, its key, and the fields that it is found, ordered and counted by. A new table is
 * declared here and nowhere else. Names and keys are part of snapshots and journals, and fields are columns of PostgreSQL
 * (`request_id` for `requestId`), so they never change. What is looked up by a field that is neither unique nor `indexed`
 * is looked for in all rows of a file, and by the indexes of the migrations in PostgreSQL.
 */
export const TABLES = {
  pricingVersions: table(pricingVersionSchema, 'version', {}),
  roomConfigurations: table(
    quoteRequestRecordSchema,
    'id',
    { ...requestFields<QuoteRequestRecord>(), reference: ({ reference }) => reference },
    { unique: ['reference'], indexed: ['contacts'] },
  ),
  yearsSaid: table(yearSaidRecordSchema, 'requestId', {}),
  galleryImages: table(galleryImageRecordSchema, 'id', {
    sortOrder: ({ sortOrder }) => sortOrder,
    createdAt: ({ createdAt }) => createdAt,
  }),
  enquiries: table(enquirySchema, 'id', requestFields<Enquiry>(), { indexed: ['contacts'] }),
  newsletterSubscribers: table(
    newsletterSubscriberSchema,
    'id',
    {
      /** Regardless of case: almost every mail server has one mailbox for all spellings. */
      address: ({ email }) => email.toLowerCase(),
      createdAt: ({ createdAt }) => createdAt,
    },
    { unique: ['address'] },
  ),
  newsletterRepeats: table(
    newsletterRepeatSchema,
    'id',
    { requestId: ({ requestId }) => requestId, number: ({ number }) => number },
    { indexed: ['requestId'] },
  ),
  sessions: table(sessionSchema, 'idHash', {
    signedInAt: ({ signedInAt }) => signedInAt,
    seenAt: ({ seenAt }) => seenAt,
  }),
  signInFailures: table(signInFailuresSchema, 'address', {
    lastAt: ({ attempts }) => attempts.at(-1) ?? '',
  }),
  mailQueue: table(
    queuedMailSchema,
    'id',
    {
      state: ({ state }) => state,
      queuedAt: ({ queuedAt }) => queuedAt,
      notBefore: ({ notBefore }) => notBefore,
    },
    { indexed: ['state'] },
  ),
  uploads: table(uploadSchema, 'id', {}),
  orders: table(
    orderRecordSchema,
    'requestId',
    {
      visitAt: ({ stands }) => stands.visit?.start ?? null,
      /** All of them: PostgreSQL has them in the table `order_events`. */
      event: ({ events }) => events.map(({ id }) => id),
      /** True or null, as only those that have or await some are looked up. */
      hasMoney,
      awaitsInvoice,
    },
    { indexed: ['visitAt', 'event', 'hasMoney', 'awaitsInvoice'] },
  ),
  invoices: table(
    invoiceRecordSchema,
    'id',
    {
      label: invoiceLabel,
      requestId: ({ requestId }) => requestId,
      kind: ({ kind }) => kind,
      /** Its number: PostgreSQL has a `number` of its own in every table. */
      ordinal: ({ number }) => number,
      issuedOn: ({ issuedOn }) => issuedOn,
    },
    { unique: ['label'], indexed: ['requestId', 'kind'] },
  ),
  followLinks: table(
    followLinkSchema,
    'hash',
    {
      requestId: ({ requestId }) => requestId,
      holder: ({ holder }) => holder,
      since: ({ since }) => since,
      until: ({ until }) => until,
    },
    { indexed: ['requestId', 'until'] },
  ),
  settings: table(settingSchema, 'name', {}),
  pushDevices: table(
    pushDeviceSchema,
    'id',
    {
      requestId: ({ requestId }) => requestId,
      since: ({ since }) => since,
      state: ({ due }) => due?.state ?? null,
      notBefore: ({ due }) => due?.notBefore ?? null,
    },
    { indexed: ['requestId', 'state'] },
  ),
  requestPhotos: table(
    requestPhotoSchema,
    'id',
    {
      requestId: (row) => (row.state === 'removed' ? null : row.requestId),
      state: ({ state }) => state,
    },
    { indexed: ['requestId', 'state'] },
  ),
  contentVersions: table(
    contentVersionSchema,
    'key',
    { name: ({ name }) => name, version: ({ version }) => version },
    { indexed: ['name'] },
  ),
  people: table(
    personSchema,
    'id',
    {
      /** Regardless of case. */
      address: ({ email }) => email.toLowerCase(),
      name: ({ name }) => name,
      invite: ({ invite }) => invite?.hash ?? null,
    },
    { unique: ['address', 'invite'] },
  ),
  passkeys: table(
    passkeySchema,
    'id',
    { holder: ({ holder }) => holder, addedAt: ({ addedAt }) => addedAt },
    { indexed: ['holder'] },
  ),
  personSessions: table(
    personSessionSchema,
    'idHash',
    {
      personId: ({ personId }) => personId,
      signedInAt: ({ signedInAt }) => signedInAt,
      seenAt: ({ seenAt }) => seenAt,
    },
    { indexed: ['personId'] },
  ),
  keptSessions: table(
    keptSessionSchema,
    'idHash',
    {
      holder: ({ holder }) => holder,
      signedInAt: ({ signedInAt }) => signedInAt,
      seenAt: ({ seenAt }) => seenAt,
    },
    { indexed: ['holder'] },
  ),
  calendarLinks: table(
    calendarLinkSchema,
    'hash',
    { holder: ({ holder }) => holder },
    { unique: ['holder'] },
  ),
  auditEntries: table(
    auditEntrySchema,
    'id',
    { at: ({ at }) => at, what: ({ what }) => what },
    { indexed: ['what'] },
  ),
  builderDays: table(builderDaySchema, 'day', {}),
  siteFaults: table(siteFaultSchema, 'id', { lastSeen: ({ lastSeen }) => lastSeen }),
  /** Tombstones of removed requests, under the name used in existing files. */
  removedRequests: table(tombstoneSchema, 'keyHash', { until: ({ until }) => until }),
};

/**
 * Computed by the program, also for PostgreSQL, whose lower case and whose JSON differ from ours in some characters.
 * Requests are found by words in `words`, and by parts of numbers in `numbers`.
 */
function requestFields<Row extends QuoteRequestRecord | Enquiry>() {
  const numbersOf = (row: Row) => [
    'reference' in row ? row.reference : '',
    row.phone,
    'postcode' in row ? row.postcode : '',
  ];
  return {
    createdAt: ({ createdAt }: Row) => createdAt,
    touchedAt: ({ handledAt, createdAt }: Row) => handledAt ?? createdAt,
    state: ({ state }: Row) => state,
    isUnseen: ({ seenAt }: Row) => seenAt === null,
    isAnonymous: ({ anonymisedAt }: Row) => anonymisedAt !== null,
    /** Both of them: PostgreSQL finds them as lines of `words` and `numbers`. */
    contacts: (row: Row) => contactsOf(row),
    words: once((row: Row) => {
      const [reference, phone, postcode] = numbersOf(row);
      const text = withoutUnseen([reference, row.name, row.email, phone, postcode].join('\n'));
      const [small, plain] = [text.toLowerCase(), folded(text)];
      // As it is written, too: emails are compared by it, and processes of the version before look for it.
      return small === plain ? small : `${small}\n${plain}`;
    }),
    numbers: once((row: Row) => {
      const [reference, typed, postcode] = numbersOf(row).map(squeezed);
      const phone = phoneAsLookedFor(row.phone);
      // As it is typed, too, where that is more than the number: a second one may follow.
      return [reference, phone, postcode, ...(typed === phone ? [] : [typed])].join('\n');
    }),
  };
}

/** Works a text out once for each row, which is never changed, only replaced: a search looks at all of them. */
function once<Row extends object>(textOf: (row: Row) => string): (row: Row) => string {
  const known = new WeakMap<Row, string>();
  return (row) => {
    const kept = known.get(row);
    if (kept !== undefined) return kept;
    const text = textOf(row);
    known.set(row, text);
    return text;
  };
}

interface Found<Field> {
  /** No two rows have the same, but for null. */
  unique?: readonly Field[];
  indexed?: readonly Field[];
}

function table<Row extends object, Field extends string>(
  row: z.ZodType<Row>,
  key: keyof Row & string,
  fields: Record<Field, (row: Row) => Value | readonly string[]>,
  { unique = [], indexed = [] }: Found<NoInfer<Field>> = {},
) {
  return { row, key, fields, unique, indexes: [...unique, ...indexed] };
}

export type TableName = keyof typeof TABLES;

export type RowOf<T extends TableName> = z.infer<(typeof TABLES)[T]['row']>;

/** A field that rows are found by. `key` is the key, whatever it is called in the row. */
export type FieldOf<T extends TableName> = (keyof (typeof TABLES)[T]['fields'] & string) | 'key';

/** What a row is to a query by this field. */
export function fieldOf<T extends TableName>(
  table: T,
  name: string,
): (row: RowOf<T>) => Value | readonly string[] {
  const { key, fields } = TABLES[table];
  if (name === 'key') return (row) => row[key as keyof RowOf<T>] as Value;
  const known = fields as Readonly<Record<string, (row: RowOf<T>) => Value | readonly string[]>>;
  return known[name] ?? (() => null);
}

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
