import { listen } from '#app/offline/coordination/announce';
import { peekOutbox } from '#app/offline/outbox/peek-outbox';
import { releaseBannerPlace } from './release-banner-place';
import { requestWasWaiting } from './request-was-waiting';
import { createValueStore } from '#app/pwa/value-store';

/** Whether this device has requests of ours: nothing of the outbox is loaded before it has. */
export const outboxPresence = createValueStore(false);

/**
 * Looks for requests of earlier visits and wakes the sender if there are any; to be called once,
 * when the page answers to input. Small enough for the first program: the sender is loaded only
 * when there is something to send.
 */
export async function startOutbox(): Promise<void> {
  listen('outbox', () => outboxPresence.set(true));
  // What waited at the last visit and is gone was cleared by the phone: the banner tells it.
  if (!(await peekOutbox()) && !requestWasWaiting()) return releaseBannerPlace();
  outboxPresence.set(true);
  // The screens say that storage cannot be read; the waker has set its own timer. A sender that could
  // not be loaded, as in a page that is being left, is for the next page.
  await import('./wake-outbox').then(({ wakeOutbox }) => wakeOutbox()).catch(() => undefined);
}
