import type { QuoteFacts } from '#domain/quote-document/quote-document';
import type { StepView } from './builder-view';

/** What the quote of a design says; null while room type, shell or price is missing. */
export function quoteFactsOf({
  draft,
  pricing: { pricing, version },
  price,
}: Pick<StepView, 'draft' | 'pricing' | 'price'>): Omit<QuoteFacts, 'date'> | null {
  const { roomType, shellSizeId } = draft;
  const size = pricing?.shellSizes.find(({ id }) => id === shellSizeId);
  if (roomType === null || shellSizeId === null || !size || !price) return null;
  return { choices: { ...draft, roomType, shellSizeId }, size, price, pricingVersion: version };
}
