import * as z from 'zod/mini';
import { writtenQuoteSchema } from './written-quote';

/** One version of a written quote as it was sent. Nothing of it ever changes. */
export const quoteVersionSchema = z.object({
  requestReference: z.string(),
  /** Counts the versions of one request, from 1 on. */
  version: z.int().check(z.positive()),
  sentAt: z.iso.datetime(),
  /** The last day in Northampton on which it can be accepted: "2026-12-21". */
  validUntil: z.iso.date(),
  content: writtenQuoteSchema,
});

export type QuoteVersion = z.infer<typeof quoteVersionSchema>;
