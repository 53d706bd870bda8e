import * as z from 'zod';
import { galleryImageSchema } from '#domain/contracts/gallery-image';
import { pricingConfigurationSchema } from '#domain/pricing/configuration';

const timestamp = z.iso.datetime();

/** One saved pricing document. Its number never changes and neither does its content. */
export const pricingVersionSchema = z.strictObject({
  version: z.int().positive(),
  savedAt: timestamp,
  pricing: pricingConfigurationSchema,
});

export type PricingVersion = z.infer<typeof pricingVersionSchema>;

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
});

export type Enquiry = z.infer<typeof enquirySchema>;

/** One address that has asked for the newsletter. */
export const newsletterSubscriberSchema = z.strictObject({
  ...requestStampSchema.shape,
  email: z.string(),
  /** Later sign-ups with the same address: each is answered as the first was, under its own key. */
  repeats: z.array(requestStampSchema).readonly(),
});

export type NewsletterSubscriber = z.infer<typeof newsletterSubscriberSchema>;

export const credentialsSchema = z.strictObject({
  /** Written by `hashPassword`; null until the server has made a password of its own. */
  adminPasswordHash: z.string().nullable(),
});

export type Credentials = z.infer<typeof credentialsSchema>;
