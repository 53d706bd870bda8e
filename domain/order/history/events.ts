import * as z from 'zod/mini';
import { takenVisitSchema } from '#domain/order/visits/taken-visit';
import { paymentSchema } from '#domain/order/money/payment';
import { loggedCallSchema } from './calls';
import { REQUEST_STATES, type MailRecipient } from '#domain/order/request-states';

const instant = z.iso.datetime({ precision: 3 });
const text = z.string();
const ordinal = z.int().check(z.positive());
const pence = z.int().check(z.positive());

/** When somebody comes to see the garden. */
export const visitTimeSchema = z.pick(takenVisitSchema, { start: true, minutes: true });

export type VisitTime = z.infer<typeof visitTimeSchema>;

/**
 * What can happen to a request, by kind, as it is stored. Texts are those of people and go when the
 * request is made anonymous; see `withoutPeople`.
 */
const HAPPENINGS = [
  // The homeowner's.
  z.object({
    kind: z.literal('time-chosen'),
    ...visitTimeSchema.shape,
    /** The start of the visit that was moved. */
    instead: z.optional(text),
  }),
  z.object({ kind: z.literal('time-wished'), text }),
  z.object({ kind: z.literal('visit-called-off'), ...visitTimeSchema.shape, text }),
  z.object({
    kind: z.literal('asked'),
    text,
    /** The ids of the photos that follow it; they say how many there were for ever. */
    photos: z.optional(z.array(z.uuid())),
    /**
     * No question, but the room in a photo of the garden that came with the request, and the photo without it. No kind of
     * its own: to the build before it is a question (decision 0071).
     */
    visualisation: z.optional(z.literal(true)),
  }),
  z.object({ kind: z.literal('place-given'), address: text, postcode: text }),
  z.object({
    kind: z.literal('accepted'),
    version: z.int(),
    /** SHA-256 of the version's canonical text, base64url. */
    hash: text,
    /** Who accepts, as typed. */
    name: text,
    /** The exact words that were agreed to. */
    agreement: text,
  }),
  z.object({ kind: z.literal('declined'), version: z.int(), text }),
  z.object({ kind: z.literal('renewal-asked'), version: z.int() }),
  z.object({ kind: z.literal('withdrawn'), text }),
  // The company's.
  z.object({ kind: z.literal('times-offered'), times: z.array(visitTimeSchema), text }),
  z.object({ kind: z.literal('visit-booked'), ...visitTimeSchema.shape }),
  z.object({ kind: z.literal('visit-cancelled'), text }),
  z.object({ kind: z.literal('visit-held') }),
  // For the company alone: written down at the visit, or after a call.
  z.object({
    kind: z.literal('noted'),
    text,
    photos: z.optional(z.array(z.uuid())),
    /** The call that the note logs; `callNote` has its text. */
    call: z.optional(loggedCallSchema),
  }),
  z.object({
    kind: z.literal('quote-sent'),
    version: z.int().check(z.positive()),
    hash: text,
    /** The total, with VAT. */
    pence: z.int(),
    /** The last day in Northampton on which it can be accepted: "2026-12-21". */
    validUntil: z.iso.date(),
  }),
  z.object({ kind: z.literal('answered'), question: z.uuid(), text }),
  // What happens when with a room that is ordered, in the company's own words.
  z.object({
    kind: z.literal('planned'),
    text,
    /** The first and last day of the build. */
    from: z.optional(z.iso.date()),
    to: z.optional(z.iso.date()),
  }),
  z.object({
    kind: z.literal('moved-on'),
    to: z.enum(['workshop', 'site', 'handed-over']),
    /** Said where it was known that something is still to be paid. */
    despite: z.optional(z.literal('advance-open')),
  }),
  z.object({ kind: z.literal('state-set'), to: z.enum(REQUEST_STATES) }),
  // The links to the homeowner's page were revoked, and a new one goes by mail.
  z.object({ kind: z.literal('link-renewed') }),
  // Money. Amounts are whole pence with any VAT, above zero; the document is the row of this number.
  z.object({
    kind: z.literal('invoiced'),
    number: ordinal,
    /** The accepted version, and which of its payment stages, from 0 on; null for none. */
    version: ordinal,
    stage: z.nullable(z.int().check(z.nonnegative())),
    pence,
    dueOn: z.iso.date(),
    /** SHA-256 of the row's canonical text, base64url. */
    hash: text,
  }),
  z.object({
    kind: z.literal('credited'),
    number: ordinal,
    /** The number of the invoice. */
    of: ordinal,
    pence,
    hash: text,
    text,
  }),
  z.object({
    kind: z.literal('paid'),
    payment: z.uuid(),
    ...z.omit(paymentSchema, { id: true }).shape,
  }),
  z.object({ kind: z.literal('payment-undone'), payment: z.uuid(), text }),
  // The rule that reminded the homeowner, and of what: a version, an invoice, a visit.
  z.object({ kind: z.literal('reminded'), rule: text, about: text }),
  // The homeowner wants no reminder of it before that day.
  z.object({ kind: z.literal('later-asked'), about: text, until: z.iso.date() }),
] as const;

const happeningSchema = z.discriminatedUnion('kind', HAPPENINGS);

/** What happened, without when and by whom. */
export type Happening = z.infer<typeof happeningSchema>;

/** One entry in the history of a request. Never changed once it is stored, but for `withoutPeople`. */
export const orderEventSchema = z.object({
  /** The Idempotency-Key of the call that caused it. */
  id: z.uuid(),
  requestId: z.uuid(),
  /** Counts the events of the request, from 1 on. */
  number: z.int().check(z.positive()),
  /** By the server's clock. */
  at: instant,
  by: z.enum(['homeowner', 'company']),
  /** The administrator's name, for the desk only; absent from what the homeowner did, and from older events. */
  who: z.optional(z.string()),
  what: happeningSchema,
});

export type OrderEvent = z.infer<typeof orderEventSchema>;

/** The event of an anonymised request: what happened and when, without a word that a person wrote. */
export function withoutPeople(event: OrderEvent): OrderEvent {
  const { what } = event;
  const blank = {
    ...('text' in what && { text: '' }),
    ...('name' in what && { name: '' }),
    ...('address' in what && { address: '', postcode: '' }),
  };
  return { ...event, what: { ...what, ...blank } };
}

/** Who gets a mail about what happened: at most one each. */
const TELLS: Record<Happening['kind'], readonly MailRecipient[]> = {
  'time-chosen': ['homeowner', 'company'],
  'time-wished': ['company'],
  'visit-called-off': ['homeowner', 'company'],
  asked: ['company'],
  'place-given': [],
  accepted: ['homeowner', 'company'],
  declined: ['company'],
  'renewal-asked': ['company'],
  withdrawn: ['homeowner', 'company'],
  'times-offered': ['homeowner'],
  'visit-booked': ['homeowner'],
  'visit-cancelled': ['homeowner'],
  'visit-held': [],
  noted: [],
  'quote-sent': ['homeowner'],
  answered: ['homeowner'],
  planned: ['homeowner'],
  'moved-on': ['homeowner'],
  // Set by hand for the company's own list.
  'state-set': [],
  'link-renewed': ['homeowner'],
  invoiced: ['homeowner'],
  credited: ['homeowner'],
  paid: ['homeowner'],
  'payment-undone': [],
  reminded: ['homeowner'],
  'later-asked': [],
};

/** Whether it is the room in a photo of the garden that came with the request. */
export function isVisualisation(
  what: Pick<Happening, 'kind'> & { readonly visualisation?: true | undefined },
): boolean {
  return what.kind === 'asked' && what.visualisation === true;
}

/** Whether somebody waits for an answer to what the homeowner wrote. */
export function isUnanswered({
  answers,
  visualisation,
}: {
  readonly answers: readonly unknown[];
  readonly visualisation?: true | undefined;
}): boolean {
  return answers.length === 0 && visualisation !== true;
}

export function toldOf(what: Pick<Happening, 'kind'>): readonly MailRecipient[] {
  // The mail about the request that it came with has gone already.
  return isVisualisation(what) ? [] : TELLS[what.kind];
}
