import { useEffect, useSyncExternalStore } from 'react';
import { listen } from '#app/offline/coordination/announce';
import type { OutboxItem } from '#app/offline/outbox/outbox-entry';
import { requestWasWaiting } from './request-was-waiting';
import { forgetBannerPlace } from './banner-place';
import type { Outbox } from './use-outbox';
import { createValueStore } from '#app/pwa/value-store';

/** Whether something waited here that may be gone: it is, where the next look finds nothing at all. */
const missing = createValueStore(requestWasWaiting());

/** Whether something waits, as this page has seen it; the note for the next visit may be cleared too. */
let waits = false;

function doubt() {
  if (waits) missing.set(true);
}

/**
 * Whether the phone has cleared requests that had not been sent, before this visit or under the open
 * page: nothing of the outbox is left, not even a receipt. True until the visitor has read so.
 */
export function useLostRequests({ status, items, seenAt }: Outbox): boolean {
  const isMissing = useSyncExternalStore(missing.subscribe, missing.get, () => false);
  useEffect(() => listen('storage', doubt), []);
  useEffect(() => {
    if (seenAt === 0) return;
    waits = items.some(isUnsent);
    if (items.length > 0) missing.set(false);
  }, [items, seenAt]);
  return isMissing && status === 'ready' && items.length === 0;
}

function isUnsent({ state }: OutboxItem): boolean {
  return state !== 'received';
}

/** The visitor has read it. */
export function forgetLostRequests(): void {
  forgetBannerPlace();
  missing.set(false);
}
