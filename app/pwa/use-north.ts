import { useSyncExternalStore } from 'react';
import { forget, recall, remember } from './local-memory';
import { createValueStore } from './value-store';

const KEY = 'peg-out-north';

const store = createValueStore(asDegrees(recall(KEY)));

/**
 * The direction of north in degrees clockwise from the direction the back wall faces, stored on this
 * device; null while nobody has said it. One value for all who show it.
 */
export function useNorth(): [north: number | null, say: (north: number | null) => void] {
  // A page is prerendered for nobody in particular.
  return [useSyncExternalStore(store.subscribe, store.get, () => null), say];
}

/** The same for code that is no component. */
export const saidNorth = store.get;

function say(north: number | null) {
  store.set(north);
  if (north === null) forget(KEY);
  else remember(KEY, String(north));
}

function asDegrees(text: string | null): number | null {
  const degrees = text === null || text === '' ? Number.NaN : Number(text);
  return Number.isFinite(degrees) && degrees >= 0 && degrees < 360 ? degrees : null;
}
