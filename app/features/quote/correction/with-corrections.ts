import type { UnsentQuote } from '#app/offline/outbox/outbox-entry';
import type { QuoteItem } from '#app/offline/outbox/quotes-of';

/**
 * The requests to show, newest first. One being corrected stays as it was when its form was opened,
 * whatever another tab or the phone does to its row: the input must not disappear.
 */
export function withCorrections(
  items: readonly QuoteItem[],
  corrections: readonly UnsentQuote[],
): readonly QuoteItem[] {
  if (corrections.length === 0) return items;
  const open = new Set(corrections.map(({ id }) => id));
  const others = items.filter(({ id }) => !open.has(id));
  return [...others, ...corrections].toSorted((a, b) => b.createdAt - a.createdAt);
}
