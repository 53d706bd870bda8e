import { useHydrated } from '@tanstack/react-router';
import { useState } from 'react';
import { forget, recall, remember } from '#app/pwa/local-memory';

const KEY = 'stage-folded';

/** Whether the visitor has folded the picture on this device, and a function to fold or unfold it. */
export function useFolded(): [folded: boolean, fold: (folded: boolean) => void] {
  const [choice, setChoice] = useState<boolean | null>(null);
  // The prerendered page shows it unfolded.
  const isHydrated = useHydrated();
  const fold = (next: boolean) => {
    setChoice(next);
    if (next) remember(KEY, '1');
    else forget(KEY);
  };
  return [choice ?? (isHydrated && recall(KEY) !== null), fold];
}
