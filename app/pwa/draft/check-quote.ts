import * as z from 'zod/mini';
import { errorsIn, quoteFields } from '#domain/order/contracts/requests/form-fields';
import { fieldErrors } from '#domain/order/contracts/answers';
import type { Contact, QuoteRequestBody } from '#domain/order/contracts/requests/quote-request';
import { requests, type CheckedRequest } from '#domain/order/contracts/requests/request-kinds';

/** An error message per field; valid fields have none. */
export type ContactErrors = Partial<Record<keyof Contact, string>>;

interface CheckedQuote {
  /** Null when anything is wrong, in the contact details or elsewhere. */
  request: CheckedRequest<'quote'> | null;
  /** Contact details only: nobody types the rest. */
  errors: ContactErrors;
}

/** Checks a quote request before it is sent, using the server's own rules. */
export function checkQuote(body: QuoteRequestBody): CheckedQuote {
  const checked = z.safeParse(requests.quote.schema, body);
  if (checked.success) return { request: checked.data, errors: {} };
  return { request: null, errors: errorsIn(quoteFields, fieldErrors(checked.error)) };
}
