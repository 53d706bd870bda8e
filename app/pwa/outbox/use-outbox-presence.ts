import { useSyncExternalStore } from 'react';
import { outboxPresence } from './start-outbox';

/** Whether to load and show the outbox's status; false until something is found. */
export function useOutboxPresence(): boolean {
  return useSyncExternalStore(outboxPresence.subscribe, outboxPresence.get, () => false);
}
