import type { QuoteEntry } from '#app/offline/outbox/outbox-entry';
import type { Pricing } from '#app/pwa/pricing/use-pricing';
import { choicesOf } from '#domain/order/contracts/requests/quote-request';
import { NotOfferedError } from '#domain/design/pricing/errors';
import { price, type Price, type PricedChoices } from '#domain/design/pricing/price';
import type { QuoteFacts } from '#domain/order/document/quote-document';
import { knownSizes } from './known-sizes';

/**
 * The contents of a request's quote; once received, the same as in our email. Null when its size is no
 * longer known.
 */
export function quoteFactsOf(
  entry: QuoteEntry,
  list: Pricing,
): Omit<QuoteFacts, 'date' | 'from'> | null {
  const choices = choicesOf(entry.summary);
  const size = knownSizes(list.pricing).shellSizes.find(({ id }) => id === choices.shellSizeId);
  if (!size) return null;
  const { estimatedPrice, pricingVersion, yearSaid: said } = entry.summary;
  if (entry.state !== 'received') {
    const lines = linesFor(choices, list, pricingVersion, estimatedPrice);
    return { choices, size, price: { lines, total: estimatedPrice }, pricingVersion, said };
  }
  const { receipt } = entry;
  const lines = linesFor(choices, list, receipt.pricingVersion, receipt.serverPrice);
  return {
    choices,
    size,
    price: { lines, total: receipt.serverPrice },
    ...(receipt.serverPrice !== receipt.estimatedPrice && {
      shownInBuilder: receipt.estimatedPrice,
    }),
    pricingVersion: receipt.pricingVersion,
    reference: receipt.reference,
    said,
  };
}

/** Null when this device no longer has the price list behind the total. */
function linesFor(
  choices: PricedChoices,
  { pricing, version }: Pricing,
  wanted: number | undefined,
  total: number,
): Price['lines'] | null {
  if (pricing === null || version !== wanted) return null;
  try {
    const priced = price(choices, pricing);
    return priced.total === total ? priced.lines : null;
  } catch (error) {
    if (error instanceof NotOfferedError) return null;
    throw error;
  }
}
