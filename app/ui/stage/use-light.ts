import { useSyncExternalStore } from 'react';
import type { Light } from './colour';

/** Evening in the dark theme, whoever switches it. */
export function useLight(): Light {
  return useSyncExternalStore(follow, light, () => 'day');
}

function light(): Light {
  return document.documentElement.classList.contains('dark') ? 'evening' : 'day';
}

function follow(listener: () => void): () => void {
  const watcher = new MutationObserver(listener);
  watcher.observe(document.documentElement, { attributeFilter: ['class'] });
  return () => watcher.disconnect();
}
