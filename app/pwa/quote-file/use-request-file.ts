import type { QuoteEntry } from '#app/offline/outbox/outbox-entry';
import { usePricing } from '#app/pwa/pricing/use-pricing';
import { quoteFactsOf } from './quote-facts-of';
import { quoteFile } from './quote-file';

/** Makes the quote of a request, dated as in our email once it is received; null while its size is not known. */
export function useRequestFile(entry: QuoteEntry): (() => Promise<File>) | null {
  const facts = quoteFactsOf(entry, usePricing());
  const from = entry.state === 'received' ? entry.receipt.receivedAt : entry.createdAt;
  return facts && (() => quoteFile({ ...facts, date: new Date(from) }));
}
