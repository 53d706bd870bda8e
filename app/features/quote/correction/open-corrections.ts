import { useSyncExternalStore } from 'react';
import type { UnsentQuote } from '#app/offline/outbox/outbox-entry';
import { createValueStore } from '#app/pwa/value-store';

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
