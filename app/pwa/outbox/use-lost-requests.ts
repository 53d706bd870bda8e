import { useEffect, useSyncExternalStore } from 'react';
import { listen } from '#app/offline/coordination/announce';
import type { OutboxItem } from '#app/offline/outbox/outbox-entry';
import { requestWasWaiting } from './request-was-waiting';
import { forgetBannerPlace } from './banner-place';
import type { Outbox } from './use-outbox';
import { createValueStore } from '#app/pwa/value-store';

/** Whether something was waiting that may have gone. It has if the next look finds the outbox empty. */
const missing = createValueStore(requestWasWaiting());

/** Whether something is waiting, as this page last saw it; the stored note may have been cleared too. */
let waits = false;

function doubt() {
  if (waits) missing.set(true);
}

/**
 * Whether the phone has cleared unsent requests, before this visit or while the page was open: the outbox
 * is empty, without even a receipt. True until the visitor has dismissed the message.
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

/** The visitor has read the message. */
export function forgetLostRequests(): void {
  forgetBannerPlace();
  missing.set(false);
}
