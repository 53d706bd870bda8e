import { useSyncExternalStore } from 'react';
import { keptWords } from './kept-place';

/** "Continue your room · £44,470"; null when the builder is empty, and until the page is taken over. */
export function useKeptWords(): string | null {
  return useSyncExternalStore(never, keptWords, () => null);
}

// Only the builder changes them, and whoever leaves it renders the other page's header anew.
const never = () => () => undefined;
