import * as z from 'zod';
import { galleryImageSchema } from '#domain/site/gallery/gallery-image';
import {
  enquiryFields,
  keptShape,
  quoteFields,
} from '#domain/order/contracts/requests/form-fields';
import { MAIL_RECIPIENTS, QUEUED_MAIL_STATES, REQUEST_STATES } from '#domain/order/request-states';
import type { YearSaid } from '#domain/room/energy/use';
import { countsInRow } from '#domain/room/options/counts';
import { pricingConfigurationSchema } from '#domain/room/options/configuration';

const timestamp = z.iso.datetime();

/** One saved pricing document. Neither its number nor its content ever changes. */
export const pricingVersionSchema = z.strictObject({
  version: z.int().positive(),
  savedAt: timestamp,
  /** The administrator's note; empty for none. */
  note: z.string(),
  pricing: pricingConfigurationSchema,
});

export type PricingVersion = z.infer<typeof pricingVersionSchema>;

/** The administrator's work on a request. */
const inboxFields = {
  state: z.enum(REQUEST_STATES),
  notes: z.string(),
  /** Raised by every change of state or notes. */
  revision: z.int().nonnegative(),
  /** When state or notes last changed or an event was added; null if never. */
  handledAt: timestamp.nullable(),
  /** When it was first opened; null until then. */
  seenAt: timestamp.nullable(),
  /** When the personal details were removed; null until then. */
  anonymisedAt: timestamp.nullable(),
};

/** As returned by the domain's `price`. */
const priceLineSchema = z.strictObject({
  id: z.string(),
  label: z.string(),
  detail: z.string().optional(),
  amount: z.number(),
  included: z.literal(true).optional(),
});

/**
 * One stored quote request: the fields of specification §3, and those the server adds. Choices are kept
 * as plain text, so that retiring an option never makes old rows unreadable.
 */
export const quoteRequestRecordSchema = z.strictObject({
  /** The Idempotency-Key of the request, or one made by the server. */
  id: z.uuid(),
  reference: z.string(),
  createdAt: timestamp,
  ...keptShape(quoteFields),
  roomType: z.string(),
  shellSizeId: z.string(),
  ...countsInRow,
  features: z.array(z.string()),
  finishes: z.record(z.string(), z.string()),
  /** Where the openings are, in metres along their walls; absent if the request did not say. */
  placement: z
    .array(z.strictObject({ kind: z.string(), wall: z.string(), at: z.number() }))
    .optional(),
  /** Whole pounds, as the homeowner saw it. */
  estimatedPrice: z.int(),
  /** Whole pounds, as the server calculated it from `pricingVersion`. */
  serverPrice: z.int(),
  serverLines: z.array(priceLineSchema),
  pricingVersion: z.int().positive(),
  /** The version the request names if the server does not know it; null otherwise. */
  unknownPricingVersion: z.int().nullable(),
  /** SHA-256 of the canonical request body: tells a repeated request from a different one. */
  requestHash: z.string(),
  ...inboxFields,
});

/** The row, and where one request is looked at, what its homeowner has said of the year. */
export type QuoteRequestRecord = z.infer<typeof quoteRequestRecordSchema> & {
  readonly yearSaid?: YearSaid;
};

const stretch = z.strictObject({ days: z.number(), from: z.number(), to: z.number() });

/**
 * What a homeowner has said of direction and week with a quote request. A row of its own, as the build before refuses
 * requests with a field that it does not know (decision 0071); without limits, which may change. It goes when the request
 * is anonymised.
 */
export const yearSaidRecordSchema = z.strictObject({
  requestId: z.uuid(),
  /** Degrees clockwise from the direction the back wall faces to north. */
  north: z.number().nullable(),
  use: z.strictObject({ weekdays: stretch, weekend: stretch, temperature: z.number() }).nullable(),
});

/** One gallery picture, as visitors get it (specification §3). */
export const galleryImageRecordSchema = z.strictObject(galleryImageSchema.shape);

export type GalleryImageRecord = z.infer<typeof galleryImageRecordSchema>;

/** How a stored request was received. */
const requestStampSchema = z.strictObject({
  /** The Idempotency-Key of the request, or one made by the server. */
  id: z.uuid(),
  createdAt: timestamp,
  /** SHA-256 of the canonical request body: tells a repeated request from a different one. */
  requestHash: z.string(),
});

export type RequestStamp = z.infer<typeof requestStampSchema>;

/** One stored enquiry from the contact page. */
export const enquirySchema = z.strictObject({
  ...requestStampSchema.shape,
  ...keptShape(enquiryFields),
  projectType: z.string().nullable(),
  message: z.string().nullable(),
  ...inboxFields,
});

export type Enquiry = z.infer<typeof enquirySchema>;

/** One address that has signed up for the newsletter. */
export const newsletterSubscriberSchema = z.strictObject({
  ...requestStampSchema.shape,
  email: z.string(),
});

export type NewsletterSubscriber = z.infer<typeof newsletterSubscriberSchema>;

/** A later sign-up with an address already on the list: answered like the first, under its own key. */
export const newsletterRepeatSchema = z.strictObject({
  ...requestStampSchema.shape,
  /** The address's first sign-up. */
  requestId: z.uuid(),
  /** Counts the address's repeats, from 1 on. */
  number: z.int().positive(),
});

/**
 * What is left of a removed request. A client that repeats the request under the same key, because our
 * response was lost, gets that response again without creating a new row. Has no personal data.
 */
export const tombstoneSchema = z.strictObject({
  /** SHA-256 of the request's kind and Idempotency-Key, base64url. */
  keyHash: z.string(),
  /** After this time it may be removed. */
  until: timestamp,
  receivedAt: timestamp,
  /** The rest of a quote's receipt; null for requests that are only acknowledged. */
  quote: quoteRequestRecordSchema
    .pick({ reference: true, estimatedPrice: true, serverPrice: true, pricingVersion: true })
    .nullable(),
});

export type Tombstone = z.infer<typeof tombstoneSchema>;

/** The longest a message waits for its next attempt, in ms. */
export const LONGEST_MAIL_WAIT_MS = 60 * 60_000;

/**
 * One message that no mail server has yet. It holds no personal data: the text is written from the request when it is
 * sent, and the row is then removed.
 */
export const queuedMailSchema = z.strictObject({
  /** "quote-<request's id>-homeowner": the Message-ID and the file name, which never change. */
  id: z.string(),
  /** A new request, or an event of a quote request. */
  about: z.enum(['quote', 'enquiry', 'event']),
  requestId: z.uuid(),
  to: z.enum(MAIL_RECIPIENTS),
  queuedAt: timestamp,
  state: z.enum(QUEUED_MAIL_STATES),
  /** How often a mail server has refused it temporarily. */
  refusals: z.int().nonnegative(),
  /** The earliest time of the next attempt. */
  notBefore: timestamp,
  /** The last problem, in the mail server's words; null for none. */
  problem: z.string().nullable(),
});

export type QueuedMail = z.infer<typeof queuedMailSchema>;

/** The id of the message to one recipient about a request or event, derived from the id of that. */
export function mailIdOf(about: QueuedMail['about'], id: string, to: QueuedMail['to']): string {
  return `${about}-${id}-${to}`;
}

export const credentialsSchema = z.strictObject({
  /** Written by `hashPassword`; null until the server has set a password. */
  adminPasswordHash: z.string().nullable(),
  /** The private VAPID key, base64url; absent until it was needed for the first time. */
  pushKey: z.string().optional(),
});

export type Credentials = z.infer<typeof credentialsSchema>;

/** One signed-in browser. Only that browser knows the id itself. */
export const sessionSchema = z.strictObject({
  /** SHA-256 of the id, base64url. */
  idHash: z.string(),
  signedInAt: timestamp,
  /** When it was last used, to within a minute. */
  seenAt: timestamp,
});

export type Session = z.infer<typeof sessionSchema>;

/** Recent failed attempts to sign in from one network or known device. */
export const signInFailuresSchema = z.strictObject({
  /** An IPv4 address, the network of an IPv6 address, or "device <id>" for a known device. */
  address: z.string(),
  /** Oldest first. */
  attempts: z.array(timestamp).readonly(),
});

/**
 * One picture on its way into or out of the gallery. Only files named by such a row are ever removed:
 * other files in `objects` are not ours to touch (decision 0014).
 */
export const uploadSchema = z.discriminatedUnion('state', [
  /** Being received. */
  z.strictObject({ id: z.uuid(), state: z.literal('receiving'), since: timestamp }),
  /** Checked and stored; not in the gallery yet. */
  z.strictObject({
    id: z.uuid(),
    state: z.literal('stored'),
    since: timestamp,
    width: z.int().positive(),
    height: z.int().positive(),
    blur: z.string(),
  }),
  /** Its files must be removed. */
  z.strictObject({ id: z.uuid(), state: z.literal('discarded'), since: timestamp }),
]);

export type Upload = z.infer<typeof uploadSchema>;

export type StoredUpload = Extract<Upload, { state: 'stored' }>;
