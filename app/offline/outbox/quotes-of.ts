import type { OutboxItem, QuoteEntry, UnreadableEntry } from './outbox-entry';

/** An item in the list of quote requests; an unreadable row may have been one. */
export type QuoteItem = (QuoteEntry & { unreadable?: undefined }) | UnreadableEntry;

/** The quote requests among the entries, plus any unreadable rows. */
export function quotesOf(items: readonly OutboxItem[]): QuoteItem[] {
  return items.filter((item): item is QuoteItem => item.unreadable || item.kind === 'quote');
}
