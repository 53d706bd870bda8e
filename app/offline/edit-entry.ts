import * as z from 'zod/mini';
import { quoteRequestSchema, type QuoteRequestBody } from '#domain/contracts/quote-request';
import { newQuote } from './new-entry';
import { newId } from './new-id';
import type { UnsentQuote } from './outbox-entry';
import { replaceEntry } from './replace-entry';

/**
 * Replaces a quote request that needs attention by a corrected one, under a new id.
 *
 * @returns the new entry, or null as `replaceEntry` does
 * @throws zod's error naming the field; the browser's DOMException when storage is full or refused
 */
export async function editEntry(id: string, body: QuoteRequestBody): Promise<UnsentQuote | null> {
  return replaceEntry(id, newQuote(z.parse(quoteRequestSchema, body), newId(), Date.now()));
}
