import * as z from 'zod/mini';
import { followedMoneySchema } from './followed-money';
import { namedPhotoSchema } from '#domain/order/photos';
import { homeownerActionSchema } from '#domain/order/history/actions';
import { visitTimeSchema } from '#domain/order/history/events';
import { ENDINGS, STAGES } from '#domain/order/history/stages';
import { quoteVersionSchema } from '#domain/order/quote/quote-version';

const instant = z.iso.datetime();
const text = z.string();

/** Any text: what is no token is answered like one that nobody has. */
const token = z.string('Open the page by the link we sent you');

/** The body of POST /api/follow and of the documents below it. */
export const followSchema = z.object({ token }, 'Send the token as a JSON object');

/** The body of POST /api/follow/quote.pdf. */
export const followDocumentSchema = z.object({ token, version: z.int().check(z.positive()) });

/** The body of POST /api/follow/actions; its Idempotency-Key is the action's id. */
export const followActionSchema = z.object(
  { token, action: homeownerActionSchema },
  'Send the action as a JSON object',
);

/** A version of the written quote, as its homeowner sees it. */
const followedQuoteSchema = z.object({
  ...quoteVersionSchema.shape,
  hash: text,
  state: z.enum(['open', 'replaced', 'accepted', 'declined']),
  /** The exact words that accepting it agrees to. */
  agreement: text,
  /** What it says of heating; absent where it says nothing, and from a server of before. */
  heating: z.optional(z.array(text)),
});

export type FollowedQuote = z.infer<typeof followedQuoteSchema>;

/** The response of POST /api/follow: all that the homeowner's page shows. Nothing but invoices says whose it is. */
export const followViewSchema = z.object({
  reference: text,
  receivedAt: instant,
  /** "Garden Room, 4 m × 4 m". */
  room: text,
  /** The share code of the design; absent when something in it is no longer known. */
  design: z.optional(text),
  /** Whole pounds, as shown in the builder. */
  estimatedPrice: z.int(),
  /** By the price list of that day. Views that are kept on phones may be from before it was told. */
  serverPrice: z.optional(z.int()),
  steps: z.array(
    z.object({
      stage: z.enum(STAGES),
      state: z.enum(['done', 'now', 'ahead']),
      since: z.nullable(instant),
    }),
  ),
  stage: z.enum(STAGES),
  ended: z.nullable(z.enum(ENDINGS)),
  waitsFor: z.nullable(z.enum(['company', 'homeowner'])),
  since: instant,
  /** Of these times one can be chosen. */
  offered: z.array(visitTimeSchema),
  /** What the company says beside them. */
  offerNote: text,
  // Views that are kept on phones may be from before there were any.
  /** Those of the last offer that are still free, to which a visit that is booked can be moved. */
  alternatives: z.prefault(z.array(visitTimeSchema), () => []),
  wish: text,
  visit: z.nullable(
    z.object({
      ...visitTimeSchema.shape,
      id: z.uuid(),
      sequence: z.int(),
      state: z.enum(['booked', 'cancelled', 'held']),
    }),
  ),
  place: z.nullable(z.object({ address: text, postcode: text })),
  questions: z.array(
    z.object({
      id: z.uuid(),
      at: instant,
      text,
      /** Views that older versions have kept on devices have none. */
      photos: z.optional(z.array(namedPhotoSchema)),
      /** It is no question, but the room in a photo of the garden that came with the request. */
      visualisation: z.optional(z.literal(true)),
      answers: z.array(z.object({ at: instant, text })),
    }),
  ),
  /** Oldest first. */
  quotes: z.array(followedQuoteSchema),
  /** What happens when with a room that is ordered; empty for nothing. Kept views may be from before there was any. */
  plan: z.prefault(text, ''),
  /** The first and last day of the build; absent from kept views of before it was told. */
  build: z.optional(z.nullable(z.object({ from: z.iso.date(), to: z.iso.date() }))),
  /** The version of which a renewal was asked for. */
  renewalAsked: z.nullable(z.int()),
  /** Of what they were reminded and can put off, the last first, with until when they have; kept views are from before. */
  reminded: z.optional(
    z.array(z.object({ about: text, at: instant, laterUntil: z.nullable(z.iso.date()) })),
  ),
  /** What happened, oldest first: the kinds of events that concern the homeowner. */
  history: z.array(z.object({ at: instant, by: z.enum(['homeowner', 'company']), kind: text })),
  /** Absent until a quote is accepted, in views that were kept before, and from a server of before. */
  money: z.optional(followedMoneySchema),
  /** Whether what the company does here leaves by email, too. Kept views are from before it was told. */
  byEmail: z.prefault(z.boolean(), true),
});

export type FollowView = z.infer<typeof followViewSchema>;

/** The response of POST /api/follow/actions: the action's id, and where the request stands after it. */
export const followReceiptSchema = z.object({ id: z.uuid(), view: followViewSchema });

export type FollowReceipt = z.infer<typeof followReceiptSchema>;
