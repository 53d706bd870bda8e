import { useSyncExternalStore } from 'react';
import { applyUpdate, updateStore } from './update-store';

const get = () => {
  const { state, held } = updateStore.get();
  return state !== 'none' && !held;
};

/** Whether to offer a newer version now, and a function to accept it. */
export function useUpdate(): { isOffered: boolean; apply: () => Promise<boolean> } {
  const isOffered = useSyncExternalStore(updateStore.subscribe, get, () => false);
  return { isOffered, apply: applyUpdate };
}
