import * as z from 'zod/mini';
import { requests, type RequestKind } from '#domain/order/contracts/requests/request-kinds';
import { migrate, type Migrations } from '#app/offline/storage/migrate';

export const ENTRY_SCHEMA = 3;

const ENTRY_MIGRATIONS: Migrations = {
  // 1 → 2: added enquiries and newsletter sign-ups; quotes are unchanged.
  1: (record) => record,
  // 2 → 3: added the token of a quote's link and what is done on its page; the others are unchanged.
  2: (record) => record,
};

const count = z.int().check(z.nonnegative());

/** Why the last attempt did not produce a receipt, in a sentence for the homeowner. */
export const problemSchema = z.object({
  reason: z.enum(['network', 'timeout', 'server', 'busy', 'not-ours', 'refused']),
  message: z.string(),
  status: z.optional(z.int()),
  fields: z.optional(z.record(z.string(), z.string())),
  /** When it happened, in milliseconds since 1970, like all times here. */
  at: z.number(),
  /** The server's Retry-After: not even a restored connection sends before it. */
  notBefore: z.optional(z.number()),
});

/**
 * Validates but returns the input unchanged: a default added by a later version would change the body
 * sent under the same idempotency key.
 */
function untouched<S extends z.ZodMiniType>(schema: S) {
  return z.custom<z.input<S>>(
    (value) => z.safeParse(schema, value).success,
    'The stored request is incomplete',
  );
}

const common = {
  schema: z.literal(ENTRY_SCHEMA),
  id: z.uuid(),
  createdAt: z.number(),
  /** In the current run of attempts; a restored connection starts a new run. */
  attempts: count,
  nextAttemptAt: z.number(),
  /** Of the link to the page of a quote request; in no request and no log. */
  followToken: z.optional(z.string()),
};

const unsent = {
  state: z.enum(['waiting', 'sending', 'attention']),
  lastProblem: z.optional(problemSchema),
};

const received = { state: z.literal('received'), receivedAt: z.number() };

/** Both stages of a request: with its body until the receipt, with only its summary afterwards. */
function entryOf<
  K extends RequestKind,
  Stored extends z.ZodMiniType,
  Receipt extends z.ZodMiniType,
  Summary extends z.ZodMiniType,
>(kind: K, { stored, receipt, summary }: { stored: Stored; receipt: Receipt; summary: Summary }) {
  const entry = { ...common, kind: z.literal(kind), summary };
  return z.discriminatedUnion('state', [
    z.object({ ...entry, ...unsent, request: untouched(stored) }),
    z.object({ ...entry, ...received, receipt }),
  ]);
}

const entrySchema = z.discriminatedUnion('kind', [
  entryOf('quote', requests.quote),
  entryOf('enquiry', requests.enquiry),
  entryOf('newsletter', requests.newsletter),
  // The view of the receipt is kept elsewhere, see `keepFollowed`.
  entryOf('follow', { ...requests.follow, receipt: z.object({ id: z.uuid() }) }),
]);

export type Problem = z.infer<typeof problemSchema>;
export type OutboxEntry = z.infer<typeof entrySchema>;
export type ReceivedEntry = Extract<OutboxEntry, { state: 'received' }>;
export type UnsentEntry = Exclude<OutboxEntry, ReceivedEntry>;
export type QuoteEntry = Extract<OutboxEntry, { kind: 'quote' }>;
export type UnsentQuote = Extract<UnsentEntry, { kind: 'quote' }>;
export type FollowEntry = Extract<OutboxEntry, { kind: 'follow' }>;
export type UnsentFollow = Extract<UnsentEntry, { kind: 'follow' }>;
export type UnsentEnquiry = Extract<UnsentEntry, { kind: 'enquiry' }>;

/** A row this version cannot read: shown, offered as a download, never sent and never deleted. */
export interface UnreadableEntry {
  unreadable: true;
  state: 'attention';
  id: string;
  createdAt: number;
  lastProblem: Pick<Problem, 'message'>;
}

export type OutboxItem = (OutboxEntry & { unreadable?: undefined }) | UnreadableEntry;

/**
 * Reads a stored row as an entry.
 *
 * @throws NewerRecordError, UnreadableRecordError, or zod's error naming the field
 */
export function readEntry(raw: unknown, migrations = ENTRY_MIGRATIONS): OutboxEntry {
  return z.parse(entrySchema, migrate(raw, ENTRY_SCHEMA, migrations));
}
