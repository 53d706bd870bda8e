import * as z from 'zod/mini';
import { fieldErrors } from '#domain/contracts/field-errors';
import { contactSchema, type Contact } from '#domain/contracts/quote-request';

/** What is wrong with each field, in a sentence; a field that is right has none. */
export type ContactErrors = Partial<Record<keyof Contact, string>>;

/** Checks what was typed with the server's own rules; an empty result is fit to send. */
export function checkContact(contact: Contact): ContactErrors {
  const result = z.safeParse(contactSchema, contact);
  return result.success ? {} : fieldErrors(result.error);
}
