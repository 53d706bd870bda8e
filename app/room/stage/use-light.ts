import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { Light } from './colour';

let isPrinting = false;
// Before the listeners that bring further pictures.
addEventListener('beforeprint', () => (isPrinting = true), { capture: true });
addEventListener('afterprint', () => (isPrinting = false), { capture: true });

/** Evening in the dark theme, whoever switches it; on paper it is day. */
export function useLight(): Light {
  return useSyncExternalStore(follow, light, () => 'day');
}

function light(): Light {
  const dark = document.documentElement.classList.contains('dark');
  return dark && !isPrinting ? 'evening' : 'day';
}

function follow(listener: () => void): () => void {
  const watcher = new MutationObserver(listener);
  watcher.observe(document.documentElement, { attributeFilter: ['class'] });
  // The printer does not wait for a later render.
  const now = () => flushSync(listener);
  addEventListener('beforeprint', now);
  addEventListener('afterprint', now);
  return () => {
    watcher.disconnect();
    removeEventListener('beforeprint', now);
    removeEventListener('afterprint', now);
  };
}
