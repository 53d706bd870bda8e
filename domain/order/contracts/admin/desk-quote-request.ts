import * as z from 'zod/mini';
import { yearSaidSchema } from '#domain/room/energy/use';
import { placementSchema } from '#domain/room/geometry/openings/placement';
import { countsInRow } from '#domain/room/options/counts';
import { roomTypeIdSchema } from '#domain/room/options/room-types';
import { quoteFields, keptShape } from '#domain/order/contracts/requests/form-fields';
import {
  alsoFromField,
  foundFields,
  inboxFieldsSchema,
  mailReportSchema,
  summaryFields,
} from './inbox';

/** One quote request in the administrator's list. */
const quoteRequestSummarySchema = z.object({
  ...summaryFields,
  ...keptShape(quoteFields),
  reference: z.string(),
  /** "Garden Room, 4 m × 4 m". */
  room: z.string(),
  /** Whole pounds, as shown to the homeowner. */
  estimatedPrice: z.int(),
  /** By the price list of that day. A server of the build before does not tell it. */
  serverPrice: z.optional(z.int()),
});

/** The response of GET /api/room-configurations: newest first, by pages. */
export const quoteRequestSummariesSchema = z.array(quoteRequestSummarySchema);

/** The response of POST /api/room-configurations/search: newest first. */
export const foundQuoteRequestsSchema = z.object({
  rows: quoteRequestSummariesSchema,
  ...foundFields,
});

export type QuoteRequestSummary = z.infer<typeof quoteRequestSummarySchema>;

const priceLineSchema = z.object({
  id: z.string(),
  label: z.string(),
  detail: z.optional(z.string()),
  amount: z.number(),
  included: z.optional(z.literal(true)),
});

/** The same design under one price list, in whole pounds. */
const pricedSchema = z.object({
  pricingVersion: z.int(),
  lines: z.array(priceLineSchema),
  total: z.int(),
});

/** The response of GET /api/room-configurations/:id. */
export const deskQuoteRequestSchema = z.object({
  ...quoteRequestSummarySchema.shape,
  ...inboxFieldsSchema.shape,
  /** Absent when it is no longer offered. */
  roomType: z.optional(roomTypeIdSchema),
  ...countsInRow,
  /** Absent from requests made without one. */
  placement: z.optional(placementSchema),
  /** Its share code; absent when something in it is no longer known. */
  design: z.optional(z.string()),
  /** What the homeowner has said of direction and week; absent where nothing was said. */
  yearSaid: z.optional(yearSaidSchema),
  /** In words: "2 windows, 1 door". */
  openings: z.string(),
  /** Metres; null when no price list has the size any more. */
  size: z.nullable(z.object({ width: z.number(), depth: z.number() })),
  /** Under the homeowner's price list, if the server knows it. */
  atRequest: pricedSchema,
  /** The version the request named, if the server does not know it. */
  unknownPricingVersion: z.nullable(z.int()),
  /** At today's prices; null when something in it is no longer offered. */
  today: z.nullable(pricedSchema),
  mails: mailReportSchema,
  ...alsoFromField,
});

export type DeskQuoteRequest = z.infer<typeof deskQuoteRequestSchema>;
