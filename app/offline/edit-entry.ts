import * as z from 'zod/mini';
import { quoteRequestSchema, type QuoteRequestBody } from '#domain/contracts/quote-request';
import { newQuote } from './new-entry';
import { newId } from './new-id';
import type { UnsentQuote } from './outbox-entry';
import { putEntry } from './put-entry';
import { replaceEntry } from './replace-entry';

/**
 * Replaces a quote request that needs attention by a corrected one, under a new id. Where there is nothing
 * to replace any more, sent again or corrected in another tab, the corrected one becomes a request of its
 * own: what was typed is never lost.
 *
 * @throws zod's error naming the field; the browser's DOMException when storage is full or refused
 */
export async function editEntry(id: string, body: QuoteRequestBody): Promise<UnsentQuote> {
  const corrected = newQuote(z.parse(quoteRequestSchema, body), newId(), Date.now());
  return (await replaceEntry(id, corrected)) ?? putEntry(corrected);
}
