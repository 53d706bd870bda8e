import * as z from 'zod';
import { galleryImageSchema } from '#domain/contracts/gallery-image';
import { MAIL_RECIPIENTS, QUEUED_MAIL_STATES } from '#domain/mail-states';
import { pricingConfigurationSchema } from '#domain/pricing/configuration';
import { REQUEST_STATES } from '#domain/request-states';

const timestamp = z.iso.datetime();

/** One saved pricing document. Its number never changes and neither does its content. */
export const pricingVersionSchema = z.strictObject({
  version: z.int().positive(),
  savedAt: timestamp,
  /** What the administrator wrote beside it; empty for none. */
  note: z.string(),
  pricing: pricingConfigurationSchema,
});

export type PricingVersion = z.infer<typeof pricingVersionSchema>;

/** What the administrator has done with a request. */
const inboxFields = {
  state: z.enum(REQUEST_STATES),
  notes: z.string(),
  /** Raised by every change of state or notes. */
  revision: z.int().nonnegative(),
  /** When state or notes last changed; null while neither did. */
  handledAt: timestamp.nullable(),
  /** Null until it was first looked at. */
  seenAt: timestamp.nullable(),
  /** Null while it still says who sent it. */
  anonymisedAt: timestamp.nullable(),
};

/** As `price` of the domain gives them. */
const priceLineSchema = z.strictObject({
  id: z.string(),
  label: z.string(),
  detail: z.string().optional(),
  amount: z.number(),
  included: z.literal(true).optional(),
});

/**
 * One stored quote request: the fields of specification §3, and what the server found out.
 * Choices are kept as plain texts, so that retiring an option never makes old rows unreadable.
 */
export const roomConfigurationSchema = z.strictObject({
  /** The Idempotency-Key it arrived with, or one made by the server. */
  id: z.uuid(),
  reference: z.string(),
  createdAt: timestamp,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  roomType: z.string(),
  shellSizeId: z.string(),
  windows: z.int(),
  doors: z.int(),
  patioGlass: z.boolean(),
  features: z.array(z.string()),
  finishes: z.record(z.string(), z.string()),
  /** Where the openings stand, in metres along their walls; absent when it was not said. */
  placement: z
    .array(z.strictObject({ kind: z.string(), wall: z.string(), at: z.number() }))
    .optional(),
  /** Whole pounds, as the homeowner saw it. */
  estimatedPrice: z.int(),
  /** Whole pounds, as the server computed it from `pricingVersion`. */
  serverPrice: z.int(),
  serverLines: z.array(priceLineSchema),
  pricingVersion: z.int().positive(),
  /** The version the request named when the server does not know it; null otherwise. */
  unknownPricingVersion: z.int().nullable(),
  /** SHA-256 of the canonical request body: tells a repeated request from a different one. */
  requestHash: z.string(),
  ...inboxFields,
});

export type RoomConfiguration = z.infer<typeof roomConfigurationSchema>;

/** One picture of the gallery, as visitors get it (specification §3). */
export const galleryImageRecordSchema = z.strictObject(galleryImageSchema.shape);

export type GalleryImageRecord = z.infer<typeof galleryImageRecordSchema>;

/** What a stored request says of the call it came with. */
const requestStampSchema = z.strictObject({
  /** The Idempotency-Key it arrived with, or one made by the server. */
  id: z.uuid(),
  createdAt: timestamp,
  /** SHA-256 of the canonical request body: tells a repeated request from a different one. */
  requestHash: z.string(),
});

export type RequestStamp = z.infer<typeof requestStampSchema>;

/** One stored enquiry from the contact page. */
export const enquirySchema = z.strictObject({
  ...requestStampSchema.shape,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  postcode: z.string(),
  projectType: z.string().nullable(),
  message: z.string().nullable(),
  ...inboxFields,
});

export type Enquiry = z.infer<typeof enquirySchema>;

/** One address that has asked for the newsletter. */
export const newsletterSubscriberSchema = z.strictObject({
  ...requestStampSchema.shape,
  email: z.string(),
});

export type NewsletterSubscriber = z.infer<typeof newsletterSubscriberSchema>;

/** A later sign-up with a known address: it is answered as the first was, under its own key. */
export const newsletterRepeatSchema = z.strictObject({
  ...requestStampSchema.shape,
  /** The address's first sign-up. */
  requestId: z.uuid(),
  /** Counts the address's repeats, from 1 on. */
  number: z.int().positive(),
});

export type NewsletterRepeat = z.infer<typeof newsletterRepeatSchema>;

/**
 * What is left of a removed request: who asks once more under its key, because our answer was lost, gets
 * that answer and makes no new row. It says nothing of the sender.
 */
export const tombstoneSchema = z.strictObject({
  /** SHA-256 of its kind and its Idempotency-Key, base64url. */
  keyHash: z.string(),
  /** After this it may be forgotten. */
  until: timestamp,
  receivedAt: timestamp,
  /** The rest of the receipt of a quote request; null for what is only acknowledged. */
  quote: roomConfigurationSchema
    .pick({ reference: true, estimatedPrice: true, serverPrice: true, pricingVersion: true })
    .nullable(),
});

export type Tombstone = z.infer<typeof tombstoneSchema>;

/** No message waits longer than this for its next attempt, in ms. */
export const LONGEST_MAIL_WAIT_MS = 60 * 60_000;

/**
 * One message that was not sent yet. It names nobody: its words are written from the request when it is
 * sent, and then it is gone.
 */
export const queuedMailSchema = z.strictObject({
  /** "quote-<request's id>-homeowner": the Message-ID and the file name, for ever. */
  id: z.string(),
  about: z.enum(['quote', 'enquiry']),
  requestId: z.uuid(),
  to: z.enum(MAIL_RECIPIENTS),
  queuedAt: timestamp,
  state: z.enum(QUEUED_MAIL_STATES),
  /** How often a mail server has refused it for now. */
  refusals: z.int().nonnegative(),
  /** It is not tried before this. */
  notBefore: timestamp,
  /** What was wrong the last time, in the mail server's words; null for nothing. */
  problem: z.string().nullable(),
});

export type QueuedMail = z.infer<typeof queuedMailSchema>;

/** The id of a request's message to one of the two. */
export function mailIdOf(
  about: QueuedMail['about'],
  requestId: string,
  to: QueuedMail['to'],
): string {
  return `${about}-${requestId}-${to}`;
}

export const credentialsSchema = z.strictObject({
  /** Written by `hashPassword`; null until the server has made a password of its own. */
  adminPasswordHash: z.string().nullable(),
});

export type Credentials = z.infer<typeof credentialsSchema>;

/** One signed-in browser. The id itself is known to that browser alone. */
export const sessionSchema = z.strictObject({
  /** SHA-256 of the id, base64url. */
  idHash: z.string(),
  signedInAt: timestamp,
  /** When it was last used, give or take a minute. */
  seenAt: timestamp,
});

export type Session = z.infer<typeof sessionSchema>;

/** The recent attempts of one address to sign in that have not succeeded. */
export const signInFailuresSchema = z.strictObject({
  /** An IPv4 address, or the network an IPv6 address belongs to. */
  address: z.string(),
  /** Oldest first. */
  attempts: z.array(timestamp).readonly(),
});

export type SignInFailures = z.infer<typeof signInFailuresSchema>;

/**
 * One picture on its way into the gallery or out of it. Only files that such a row names are ever
 * removed: what stands in `objects` without one is none of our business (decision 0014).
 */
export const uploadSchema = z.discriminatedUnion('state', [
  /** Its bytes are coming in. */
  z.strictObject({ id: z.uuid(), state: z.literal('receiving'), since: timestamp }),
  /** Checked and on the disk; no picture of the gallery yet. */
  z.strictObject({
    id: z.uuid(),
    state: z.literal('stored'),
    since: timestamp,
    width: z.int().positive(),
    height: z.int().positive(),
    blur: z.string(),
  }),
  /** Its files must go. */
  z.strictObject({ id: z.uuid(), state: z.literal('discarded'), since: timestamp }),
]);

export type Upload = z.infer<typeof uploadSchema>;

export type StoredUpload = Extract<Upload, { state: 'stored' }>;
