import type { Draft } from '#domain/design/draft/draft';
import type { Price } from '#domain/design/pricing/price';
import type { QuoteFacts } from '#domain/order/document/quote-document';
import type { Pricing } from '#app/pwa/pricing/use-pricing';

interface Design {
  draft: Draft;
  pricing: Pick<Pricing, 'pricing' | 'version'>;
  /** Calculated with that price list; null while it cannot be. */
  price: Price | null;
}

/** What the quote for a design says; null while room type, shell or price is missing. */
export function draftQuoteFacts({
  draft,
  pricing: { pricing, version },
  price,
}: Design): Omit<QuoteFacts, 'date' | 'from'> | null {
  const { roomType, shellSizeId } = draft;
  const size = pricing?.shellSizes.find(({ id }) => id === shellSizeId);
  if (roomType === null || shellSizeId === null || !size || !price) return null;
  return { choices: { ...draft, roomType, shellSizeId }, size, price, pricingVersion: version };
}
