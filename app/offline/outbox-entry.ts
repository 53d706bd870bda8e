import * as z from 'zod/mini';
import { quoteRequestSchema } from '#domain/contracts/quote-request';
import { receiptSchema } from '#domain/contracts/receipt';
import { migrate, type Migrations } from './migrate';

export const ENTRY_SCHEMA = 1;

/** Nothing to migrate yet: schema 1 is the first that was released. */
const ENTRY_MIGRATIONS: Migrations = {};

const count = z.int().check(z.nonnegative());

/** Why the last attempt did not end in a receipt, in a sentence for the homeowner. */
const problemSchema = z.object({
  reason: z.enum(['network', 'timeout', 'server', 'busy', 'not-ours', 'refused']),
  message: z.string(),
  status: z.optional(z.int()),
  fields: z.optional(z.record(z.string(), z.string())),
  /** When it happened, in milliseconds since 1970, as all times here. */
  at: z.number(),
  /** The server's own Retry-After: not even a returning connection sends before it. */
  notBefore: z.optional(z.number()),
});

/**
 * What is stored of a request. The contact details were checked when they were typed; a rule that
 * has become stricter since must not keep a saved request from being sent, so the server decides.
 */
const storedRequestSchema = z.extend(quoteRequestSchema, {
  name: z.string(),
  email: z.string(),
  phone: z.string(),
});

/**
 * Checked but handed on untouched: a default that a later version adds would make another body
 * under the same idempotency key.
 */
const untouchedRequestSchema = z.custom<z.input<typeof storedRequestSchema>>(
  (value) => z.safeParse(storedRequestSchema, value).success,
  'The stored request is incomplete',
);

const common = {
  schema: z.literal(ENTRY_SCHEMA),
  id: z.uuid(),
  kind: z.literal('quote'),
  createdAt: z.number(),
  /** In the present run of attempts; a returning connection starts a new run. */
  attempts: count,
  nextAttemptAt: z.number(),
  /** The configuration without contact details: all that stays after the receipt. */
  summary: z.omit(quoteRequestSchema, { name: true, email: true, phone: true }),
};

const unsentSchema = z.object({
  ...common,
  state: z.enum(['waiting', 'sending', 'attention']),
  lastProblem: z.optional(problemSchema),
  request: untouchedRequestSchema,
});

const receivedSchema = z.object({
  ...common,
  state: z.literal('received'),
  receipt: receiptSchema,
  receivedAt: z.number(),
});

const entrySchema = z.discriminatedUnion('state', [unsentSchema, receivedSchema]);

export type Problem = z.infer<typeof problemSchema>;
export type UnsentEntry = z.infer<typeof unsentSchema>;
export type ReceivedEntry = z.infer<typeof receivedSchema>;
export type OutboxEntry = z.infer<typeof entrySchema>;

/** A row this program cannot read: shown, offered as a download, never sent and never dropped. */
export interface UnreadableEntry {
  unreadable: true;
  state: 'attention';
  id: string;
  createdAt: number;
  lastProblem: Pick<Problem, 'message'>;
}

export type OutboxItem = (OutboxEntry & { unreadable?: undefined }) | UnreadableEntry;

/**
 * A stored row as an entry.
 *
 * @throws NewerRecordError, UnreadableRecordError, or zod's error naming the field
 */
export function readEntry(raw: unknown, migrations = ENTRY_MIGRATIONS): OutboxEntry {
  return z.parse(entrySchema, migrate(raw, ENTRY_SCHEMA, migrations));
}
