import * as z from 'zod/mini';
import { quoteRequestSchema } from '#domain/contracts/quote-request';
import { acknowledgementSchema } from '#domain/contracts/acknowledgement';
import { enquirySchema } from '#domain/contracts/enquiry';
import { newsletterSchema } from '#domain/contracts/newsletter';
import { receiptSchema } from '#domain/contracts/receipt';
import { migrate, type Migrations } from './migrate';

export const ENTRY_SCHEMA = 2;

const ENTRY_MIGRATIONS: Migrations = {
  // 1 → 2: enquiries and newsletter sign-ups came to the quotes, which stayed as they were.
  1: (record) => record,
};

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
 * Checked but handed on untouched: a default that a later version adds would make another body
 * under the same idempotency key.
 */
function untouched<S extends z.ZodMiniType>(schema: S) {
  return z.custom<z.input<S>>(
    (value) => z.safeParse(schema, value).success,
    'The stored request is incomplete',
  );
}

/**
 * What is stored of a request. The contact details were checked when they were typed; a rule that
 * has become stricter since must not keep a saved request from being sent, so the server decides.
 */
const anyText = z.string();
const contact = { name: anyText, email: anyText, phone: anyText };

const common = {
  schema: z.literal(ENTRY_SCHEMA),
  id: z.uuid(),
  createdAt: z.number(),
  /** In the present run of attempts; a returning connection starts a new run. */
  attempts: count,
  nextAttemptAt: z.number(),
};

const unsent = {
  state: z.enum(['waiting', 'sending', 'attention']),
  lastProblem: z.optional(problemSchema),
};

const received = { state: z.literal('received'), receivedAt: z.number() };

/** `summary` is the request without what tells who sent it: all that stays after the receipt. */
const quote = {
  ...common,
  kind: z.literal('quote'),
  summary: z.omit(quoteRequestSchema, { name: true, email: true, phone: true }),
};

const enquiry = {
  ...common,
  kind: z.literal('enquiry'),
  summary: z.object({ projectType: z.optional(anyText) }),
};

const newsletter = { ...common, kind: z.literal('newsletter'), summary: z.object({}) };

const unsentQuoteSchema = z.object({
  ...quote,
  ...unsent,
  request: untouched(z.extend(quoteRequestSchema, contact)),
});

const receivedQuoteSchema = z.object({ ...quote, ...received, receipt: receiptSchema });

const unsentEnquirySchema = z.object({
  ...enquiry,
  ...unsent,
  request: untouched(z.extend(enquirySchema, { ...contact, postcode: anyText })),
});

const unsentNewsletterSchema = z.object({
  ...newsletter,
  ...unsent,
  request: untouched(z.extend(newsletterSchema, { email: anyText })),
});

const acknowledged = { ...received, receipt: acknowledgementSchema };

const entrySchema = z.discriminatedUnion('kind', [
  z.discriminatedUnion('state', [unsentQuoteSchema, receivedQuoteSchema]),
  z.discriminatedUnion('state', [unsentEnquirySchema, z.object({ ...enquiry, ...acknowledged })]),
  z.discriminatedUnion('state', [
    unsentNewsletterSchema,
    z.object({ ...newsletter, ...acknowledged }),
  ]),
]);

export type Problem = z.infer<typeof problemSchema>;
export type OutboxEntry = z.infer<typeof entrySchema>;
export type EntryKind = OutboxEntry['kind'];
export type UnsentQuote = z.infer<typeof unsentQuoteSchema>;
type ReceivedQuote = z.infer<typeof receivedQuoteSchema>;
export type QuoteEntry = UnsentQuote | ReceivedQuote;
export type UnsentEnquiry = z.infer<typeof unsentEnquirySchema>;
export type UnsentNewsletter = z.infer<typeof unsentNewsletterSchema>;
export type UnsentEntry = UnsentQuote | UnsentEnquiry | UnsentNewsletter;
export type ReceivedEntry = Exclude<OutboxEntry, UnsentEntry>;

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
