import { useEffect, useSyncExternalStore } from 'react';
import { requestWasWaiting } from './request-was-waiting';
import { forgetStripPlace } from './strip-place';
import type { Outbox } from './use-outbox';
import { createValueStore } from './value-store';

/** Whether something waited here when the outbox was last looked at, and nothing was found since. */
const missing = createValueStore(requestWasWaiting());

/**
 * Whether the phone has cleared requests that had not been sent: its note of them lies elsewhere, and
 * nothing of the outbox is left, not even a receipt. True until the visitor has read so.
 */
export function useLostRequests({ status, items }: Outbox): boolean {
  const isMissing = useSyncExternalStore(missing.subscribe, missing.get, () => false);
  const isFound = items.length > 0;
  useEffect(() => {
    if (isFound) missing.set(false);
  }, [isFound]);
  return isMissing && status === 'ready' && !isFound;
}

/** The visitor has read it. */
export function forgetLostRequests(): void {
  forgetStripPlace();
  missing.set(false);
}
