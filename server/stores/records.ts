import * as z from 'zod';
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

export const credentialsSchema = z.strictObject({
  /** Written by `hashPassword`; null until the server has made a password of its own. */
  adminPasswordHash: z.string().nullable(),
});

export type Credentials = z.infer<typeof credentialsSchema>;
