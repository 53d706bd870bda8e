import * as z from 'zod/mini';
import { quoteRequestSchema, type QuoteRequestBody } from '#domain/contracts/quote-request';
import { newQuote } from './new-entry';
import { newId } from './new-id';
import type { UnsentQuote } from './outbox-entry';
import { putEntry } from './put-entry';

/**
 * Puts a quote request into the outbox; resolves only when the disk has it.
 *
 * @param id the idempotency key it will be sent under
 * @throws zod's error naming the field; the browser's DOMException when storage is full or refused
 */
export async function enqueue(body: QuoteRequestBody, id: string = newId()): Promise<UnsentQuote> {
  return putEntry(newQuote(z.parse(quoteRequestSchema, body), id, Date.now()));
}
