import * as z from 'zod/mini';
import { fieldErrors } from '#domain/contracts/field-errors';
import type { Contact, QuoteRequestBody } from '#domain/contracts/quote-request';
import { requests, type CheckedRequest } from '#domain/contracts/requests';

/** What is wrong with each field, in a sentence; a field that is right has none. */
export type ContactErrors = Partial<Record<keyof Contact, string>>;

interface CheckedQuote {
  /** Null when anything is wrong, be it in the contact details or not. */
  request: CheckedRequest<'quote'> | null;
  /** Of the contact details alone: the rest is not typed by anybody. */
  errors: ContactErrors;
}

/** Checks a quote request, once and with the server's own rules, before it is sent. */
export function checkQuote(body: QuoteRequestBody): CheckedQuote {
  const checked = z.safeParse(requests.quote.schema, body);
  if (checked.success) return { request: checked.data, errors: {} };
  const fields = Object.entries(fieldErrors(checked.error));
  return {
    request: null,
    errors: Object.fromEntries(fields.filter(([field]) => isContact(field))),
  };
}

function isContact(field: string): boolean {
  return field === 'name' || field === 'email' || field === 'phone';
}
