import type { OutboxItem, QuoteEntry, UnreadableEntry } from './outbox-entry';

/** What the list of quote requests shows; a row that cannot be read may have been one. */
export type QuoteItem = (QuoteEntry & { unreadable?: undefined }) | UnreadableEntry;

/** The quote requests among the entries, and what cannot be read. */
export function quotesOf(items: readonly OutboxItem[]): QuoteItem[] {
  return items.filter((item): item is QuoteItem => item.unreadable || item.kind === 'quote');
}
