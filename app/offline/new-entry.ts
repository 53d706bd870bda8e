import type { Enquiry } from '#domain/contracts/enquiry';
import type { NewsletterSignUp } from '#domain/contracts/newsletter';
import type { QuoteRequest } from '#domain/contracts/quote-request';
import {
  ENTRY_SCHEMA,
  type UnsentEnquiry,
  type UnsentNewsletter,
  type UnsentQuote,
} from './outbox-entry';

/** A quote request that waits to be sent at once. `now` in milliseconds since 1970, as below. */
export function newQuote(request: QuoteRequest, id: string, now: number): UnsentQuote {
  const { name: _name, email: _email, phone: _phone, ...summary } = request;
  return { ...waiting(id, now), kind: 'quote', request, summary };
}

/** An enquiry that waits to be sent at once. */
export function newEnquiry(request: Enquiry, id: string, now: number): UnsentEnquiry {
  const { projectType } = request;
  return { ...waiting(id, now), kind: 'enquiry', request, summary: { projectType } };
}

/** A newsletter sign-up that waits to be sent at once. */
export function newNewsletter(
  request: NewsletterSignUp,
  id: string,
  now: number,
): UnsentNewsletter {
  return { ...waiting(id, now), kind: 'newsletter', request, summary: {} };
}

function waiting(id: string, now: number) {
  return {
    schema: ENTRY_SCHEMA,
    id,
    createdAt: now,
    state: 'waiting',
    attempts: 0,
    nextAttemptAt: now,
  } as const;
}
