import { sendRequest } from '#app/api/send-request';
import { createDrain, type Drain, type DrainResult } from '#app/offline/sending/drain';
import { availableLocks } from '#app/offline/coordination/available-locks';
import { anyPhotos } from '#app/offline/photos/any-photos';
import { retryNow } from '#app/offline/outbox/retry-now';
import { registerBackgroundSync } from './background-sync';
import { createWaker, type Waker, type WakerPage } from './waker';

let waker: Waker | null = null;

/**
 * Sends what is waiting, now and whenever the connection or the visitor returns, until nothing is
 * waiting. Safe to call at any time, from any tab.
 *
 * @throws the browser's DOMException when the outbox cannot be read
 */
export function wakeOutbox(): Promise<void> {
  return theWaker().wake();
}

/**
 * "Send now": sends one entry at once, whatever delay it was given. Without an id, sends every entry that
 * the server has not asked us to delay.
 *
 * @throws the browser's DOMException when the outbox cannot be read
 */
export async function sendNow(id?: string): Promise<DrainResult> {
  if (id !== undefined) await retryNow(id);
  return theWaker().send();
}

function theWaker(): Waker {
  waker ??= createWaker(thenPhotos(), page);
  return waker;
}

/** The photos of what was sent go after it, and nothing waits for them. */
function thenPhotos(): Drain {
  const drain = createDrain({
    send: sendRequest,
    now: Date.now,
    random: Math.random,
    locks: availableLocks(),
  });
  return async (options) => {
    const result = await drain(options);
    // What could not be loaded or read now is tried again with the next request, or on the next page.
    void sendPhotos().catch(() => undefined);
    return result;
  };
}

async function sendPhotos() {
  if (await anyPhotos()) await (await import('./wake-photos')).wakePhotos(page);
}

const page: WakerPage = {
  onReturn,
  isOnline: () => navigator.onLine,
  askForSync: registerBackgroundSync,
  now: Date.now,
};

function onReturn(wake: () => void) {
  addEventListener('online', wake);
  addEventListener('pageshow', (event) => {
    if (event.persisted) wake();
  });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) wake();
  });
}
