import * as z from 'zod/mini';
import { enquirySchema, type EnquiryBody } from '#domain/contracts/enquiry';
import { newEnquiry } from './new-entry';
import { newId } from './new-id';
import type { UnsentEnquiry } from './outbox-entry';
import { putEntry } from './put-entry';

/**
 * Puts an enquiry into the outbox; resolves only when the disk has it.
 *
 * @param id the idempotency key it will be sent under
 * @throws zod's error naming the field; the browser's DOMException when storage is full or refused
 */
export async function enqueueEnquiry(
  body: EnquiryBody,
  id: string = newId(),
): Promise<UnsentEnquiry> {
  return putEntry(newEnquiry(z.parse(enquirySchema, body), id, Date.now()));
}
