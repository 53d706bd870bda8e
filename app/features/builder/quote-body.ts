import type { Contact, QuoteRequestBody } from '#domain/contracts/quote-request';
import type { Draft } from '#domain/draft/draft';
import type { Price } from '#domain/pricing/price';

interface Parts {
  draft: Draft;
  contact: Contact;
  price: Price | null;
  /** Of the live price list; none when the fallback stood in for it. */
  pricingVersion: number | undefined;
}

/** The quote request for a design; null while room type, shell or price is missing (specification §5). */
export function quoteBodyOf({ draft, contact, price, pricingVersion }: Parts) {
  const { roomType, shellSizeId } = draft;
  if (roomType === null || shellSizeId === null || !price) return null;
  return {
    ...contact,
    ...draft,
    roomType,
    shellSizeId,
    estimatedPrice: price.total,
    pricingVersion,
  } satisfies QuoteRequestBody;
}
