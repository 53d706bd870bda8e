import type { Drain, DrainResult } from '#app/offline/sending/drain';

/** What this needs from the page; tests pass their own. */
export interface WakerPage {
  /** Registers a callback for when the connection or the visitor returns. */
  onReturn: (wake: () => void) => void;
  /** `false` when the browser knows it is offline. */
  isOnline: () => boolean;
  askForSync: () => Promise<void>;
  now: () => number;
}

export interface Waker {
  /** Sends what is waiting, or waits for the connection to return while offline. */
  wake: () => Promise<void>;
  /** Sends what is waiting, whatever the browser believes about the connection. */
  send: () => Promise<DrainResult>;
}

/** Limits on the delay, whatever the policy's jitter, the clock or the timer says. */
const SHORTEST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 5 * 60_000;
/** Before trying all the same when the browser says that it is offline: behind some VPNs it says so for ever. */
const DOUBT_MS = 10_000;
/** After a failed drain, for example when storage is briefly unavailable. */
const AFTER_FAILURE_MS = 30_000;

/**
 * Wakes the sender when asked, when the connection or the visitor returns, and on a timer when the next
 * entry is due. `wake` and `send` throw whatever the drain throws.
 */
export function createWaker(drain: Drain, page: WakerPage): Waker {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let listening = false;

  const send = async (hurry = true): Promise<DrainResult> => {
    listen();
    clearTimeout(timer);
    try {
      const result = await drain({ hurry });
      const next = page.isOnline() ? result.nextDueAt : page.now() + LONGEST_WAIT_MS;
      if (result.nextDueAt !== null && next !== null) sendIn(next - page.now());
      if (result.remaining > 0) askForSync();
      return result;
    } catch (error) {
      sendIn(AFTER_FAILURE_MS);
      throw error;
    }
  };

  const wake = async (): Promise<void> => {
    if (page.isOnline()) return void (await send());
    listen();
    askForSync();
    sendIn(DOUBT_MS);
  };

  const sendIn = (ms: number) => {
    clearTimeout(timer);
    const wait = Math.min(LONGEST_WAIT_MS, Math.max(SHORTEST_WAIT_MS, ms));
    // Nothing awaits this, and after a failure the next timer is already set.
    timer = setTimeout(() => void send(false).catch(() => undefined), wait);
  };

  const listen = () => {
    // Nothing awaits this either, and a failed drain has set the next timer.
    if (!listening) page.onReturn(() => void wake().catch(() => undefined));
    listening = true;
  };

  // Blocked or unsupported: the timer and the other wake-ups remain.
  const askForSync = () => void page.askForSync().catch(() => undefined);

  return { wake, send: () => send() };
}
