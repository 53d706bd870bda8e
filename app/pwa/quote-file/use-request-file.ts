import type { QuoteEntry } from '#app/offline/outbox/outbox-entry';
import { usePricing } from '#app/pwa/pricing/use-pricing';
import type { CompanyFacts } from '#domain/site/content/facts/company-facts';
import { quoteFactsOf } from './quote-facts-of';
import { quoteFile } from './quote-file';

/** Makes the quote of a request, dated as in our email once it is received; null while its size is not known. */
export function useRequestFile(
  entry: QuoteEntry,
  from: CompanyFacts,
): (() => Promise<File>) | null {
  const facts = quoteFactsOf(entry, usePricing());
  const date = entry.state === 'received' ? entry.receipt.receivedAt : entry.createdAt;
  return facts && (() => quoteFile({ ...facts, from, date: new Date(date) }, 'request'));
}
