import { useSyncExternalStore } from 'react';
import type { UnsentQuote } from '#app/offline/outbox/outbox-entry';
import { createValueStore } from '#app/pwa/value-store';
import type { QuoteItem } from '#app/offline/outbox/quotes-of';

const NONE: readonly UnsentQuote[] = [];
const open = createValueStore(NONE);

/**
 * Records that the details of a refused request are being corrected on screen.
 *
 * @returns a function that ends it
 */
export function holdCorrection(item: UnsentQuote): () => void {
  open.set([...open.get(), item]);
  return () => open.set(open.get().filter((other) => other !== item));
}

/** The requests being corrected, as they were when their forms were opened. */
export function useOpenCorrections(): readonly UnsentQuote[] {
  return useSyncExternalStore(open.subscribe, open.get, () => NONE);
}

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
