import * as z from 'zod/mini';
import { newsletterSchema, type NewsletterBody } from '#domain/contracts/newsletter';
import { newNewsletter } from './new-entry';
import { newId } from './new-id';
import type { UnsentNewsletter } from './outbox-entry';
import { putEntry } from './put-entry';

/**
 * Puts a newsletter sign-up into the outbox; resolves only when the disk has it.
 *
 * @param id the idempotency key it will be sent under
 * @throws zod's error naming the field; the browser's DOMException when storage is full or refused
 */
export async function enqueueNewsletter(
  body: NewsletterBody,
  id: string = newId(),
): Promise<UnsentNewsletter> {
  return putEntry(newNewsletter(z.parse(newsletterSchema, body), id, Date.now()));
}
