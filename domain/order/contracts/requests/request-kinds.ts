import * as z from 'zod/mini';
import { acknowledgementSchema, receiptSchema } from '#domain/order/contracts/answers';
import { enquirySchema } from './enquiry';
import { enquiryFields, keptShape, quoteFields } from './form-fields';
import { newsletterSchema } from './newsletter';
import { askedSchema, quoteRequestSchema } from './quote-request';

const text = z.string();

/**
 * Only what sending it needs: every page with a form brings this table. The page itself checks an action with
 * `homeownerActionSchema` before, and reads a view with `followViewSchema`.
 */
const follow = z.object({ token: text, action: z.looseObject({ kind: text }) });

/**
 * What a visitor can send us. For each kind:
 * - `path`: where it is posted;
 * - `schema`: validates a form; nothing unvalidated can be put into the outbox;
 * - `stored`: validates a row on the device. A contact rule that has become stricter must not stop a
 *   saved request from being sent, so the server decides about those;
 * - `receipt`: the response that proves we have it;
 * - `summary`: all that stays on the device after that. It never says who sent it.
 */
export const requests = {
  quote: {
    path: '/api/room-configurations',
    schema: quoteRequestSchema.brand<'checked'>(),
    stored: z.extend(quoteRequestSchema, keptShape(quoteFields)),
    receipt: receiptSchema,
    summary: askedSchema,
  },
  enquiry: {
    path: '/api/enquiries',
    schema: enquirySchema.brand<'checked'>(),
    stored: z.extend(enquirySchema, keptShape(enquiryFields)),
    receipt: acknowledgementSchema,
    summary: z.object({ projectType: z.optional(text) }),
  },
  newsletter: {
    path: '/api/newsletter',
    schema: newsletterSchema.brand<'checked'>(),
    stored: z.extend(newsletterSchema, { email: text }),
    receipt: acknowledgementSchema,
    summary: z.object({}),
  },
  follow: {
    path: '/api/follow/actions',
    schema: follow.brand<'checked'>(),
    stored: follow,
    receipt: z.object({
      id: z.uuid(),
      view: z.looseObject({ since: text, history: z.array(z.unknown()) }),
    }),
    summary: z.object({ action: z.object({ kind: text }) }),
  },
};

type Requests = typeof requests;
export type RequestKind = keyof Requests;

type Checked = { [K in RequestKind]: z.output<Requests[K]['schema']> };
type Receipts = { [K in RequestKind]: z.output<Requests[K]['receipt']> };
type Summaries = { [K in RequestKind]: z.output<Requests[K]['summary']> };

/** A request after validation by its schema: trimmed, with its defaults. */
export type CheckedRequest<K extends RequestKind> = Checked[K];
/** Proof that a request of this kind is stored. */
export type ReceiptOf<K extends RequestKind = RequestKind> = Receipts[K];
export type SummaryOf<K extends RequestKind> = Summaries[K];

interface SharedFields<K extends RequestKind> {
  path: string;
  receipt: z.ZodMiniType<ReceiptOf<K>>;
  summary: z.ZodMiniType<SummaryOf<K>>;
}

const byKind: { readonly [K in RequestKind]: SharedFields<K> } = requests;

/** The definition of a kind, for code that handles all of them. */
export function requestOf<K extends RequestKind>(kind: K): SharedFields<K> {
  return byKind[kind];
}
