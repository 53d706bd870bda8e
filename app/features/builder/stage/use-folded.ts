import { useHydrated } from '@tanstack/react-router';
import { useState } from 'react';
import { forget, recall, remember } from '#app/pwa/local-memory';

const KEY = 'stage-folded';

/** Whether the visitor has folded the picture on this device, and a function to fold or unfold it. */
export function useFolded(): [folded: boolean, fold: (folded: boolean) => void] {
  const [chosen, setChosen] = useState<boolean | null>(null);
  // The prerendered page shows it unfolded.
  const hydrated = useHydrated();
  const fold = (next: boolean) => {
    setChosen(next);
    if (next) remember(KEY, '1');
    else forget(KEY);
  };
  return [chosen ?? (hydrated && recall(KEY) !== null), fold];
}
