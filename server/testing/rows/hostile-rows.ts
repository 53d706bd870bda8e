import type { Enquiry, NewsletterSubscriber, QuoteRequestRecord } from '#server/stores/records';
import { newEnquiry } from '#server/testing/requests/enquiries';
import { newQuoteRequest } from './records';

/**
 * A stored quote request with `text` in every text field, as if every check before the store had
 * failed.
 */
export function hostileQuoteRequest(text: string): QuoteRequestRecord {
  return {
    ...newQuoteRequest({
      name: text,
      email: text,
      phone: text,
      roomType: text,
      shellSizeId: text,
      features: [text, text],
      finishes: { cladding: text, [text]: text },
      serverLines: [{ id: text, label: text, detail: text, amount: 1 }],
      notes: text,
    }),
    reference: text,
  };
}

/** The same for an enquiry. */
export function hostileEnquiry(text: string): Enquiry {
  const words = { name: text, email: text, phone: text, postcode: text, notes: text };
  return newEnquiry({ ...words, projectType: text, message: text });
}

/** The same for a newsletter subscriber. */
export function hostileSubscriber(text: string): NewsletterSubscriber {
  const { id, createdAt, requestHash } = newEnquiry();
  return { id, createdAt, requestHash, email: text };
}
