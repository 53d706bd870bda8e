import * as z from 'zod/mini';
import { quoteRequestSchema, type QuoteRequestBody } from '#domain/contracts/quote-request';
import { announce } from './announce';
import { newId } from './new-id';
import { newEntry } from './new-entry';
import type { UnsentEntry } from './outbox-entry';
import { inTransaction } from './transaction';

/**
 * Puts a quote request into the outbox. Resolves only when the disk has it, so that "saved" is true
 * when the screen says so.
 *
 * @param id the idempotency key it will be sent under
 * @throws zod's error naming the field; the browser's DOMException when storage is full or refused
 */
export async function enqueue(body: QuoteRequestBody, id: string = newId()): Promise<UnsentEntry> {
  const entry = newEntry(z.parse(quoteRequestSchema, body), id, Date.now());
  await inTransaction('outbox', 'readwrite', (store) => store.put(entry), {
    durability: 'strict',
  });
  announce('outbox');
  return entry;
}
