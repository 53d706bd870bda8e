import { listen } from '#app/offline/coordination/announce';
import { peekOutbox } from '#app/offline/outbox/peek-outbox';
import { releaseBannerPlace } from './release-banner-place';
import { requestWasWaiting } from './request-was-waiting';
import { createValueStore } from '#app/pwa/value-store';

/** Whether this device has any requests; no outbox code is loaded until it does. */
export const outboxPresence = createValueStore(false);

/**
 * Looks for requests from earlier visits and wakes the sender if there are any. Call it once, when the
 * page is interactive. Small enough for the initial bundle: the sender is loaded only when there is
 * something to send.
 */
export async function startOutbox(): Promise<void> {
  listen('outbox', () => outboxPresence.set(true));
  // If something was waiting last time and has gone, the phone cleared it: the banner says so.
  if (!(await peekOutbox()) && !requestWasWaiting()) return releaseBannerPlace();
  outboxPresence.set(true);
  // The screens report unreadable storage, and the waker has set its own timer. If the sender could not
  // be loaded, for example because the page is closing, the next page tries again.
  await import('./wake-outbox').then(({ wakeOutbox }) => wakeOutbox()).catch(() => undefined);
}
