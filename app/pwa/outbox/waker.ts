import type { Drain, DrainResult } from '#app/offline/sending/drain';

/** What this needs of the page, so that a test can stand in for it. */
export interface WakerPage {
  /** Calls back when the connection or the visitor returns. */
  onReturn: (wake: () => void) => void;
  /** `false` when the browser knows that there is no connection. */
  isOnline: () => boolean;
  askForSync: () => Promise<void>;
  now: () => number;
}

export interface Waker {
  /** Sends what waits, or leaves it to the returning connection while there is none. */
  wake: () => Promise<void>;
  /** Sends what waits, whatever the browser believes of the connection. */
  send: () => Promise<DrainResult>;
}

/** Never sooner, whatever the policy's dice say; never later, whatever clock or timer says. */
const SHORTEST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 5 * 60_000;
/** After a drain that broke, as storage may for a moment. */
const AFTER_FAILURE_MS = 30_000;

/**
 * Wakes the sender: when told to, when the connection or the visitor returns, and by a timer when
 * the next entry is due. Both ways of waking throw what the drain throws.
 */
export function createWaker(drain: Drain, page: WakerPage): Waker {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let listening = false;

  const send = async (hurry = true): Promise<DrainResult> => {
    listen();
    clearTimeout(timer);
    try {
      const result = await drain({ hurry });
      if (result.nextDueAt !== null) sendIn(result.nextDueAt - page.now());
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
    // Should the browser be wrong, the request still leaves.
    sendIn(LONGEST_WAIT_MS);
  };

  const sendIn = (ms: number) => {
    clearTimeout(timer);
    const wait = Math.min(LONGEST_WAIT_MS, Math.max(SHORTEST_WAIT_MS, ms));
    // Nobody waits for it, and a failure has set the next timer.
    timer = setTimeout(() => void send(false).catch(() => undefined), wait);
  };

  const listen = () => {
    if (!listening) page.onReturn(() => void wake().catch(() => undefined));
    listening = true;
  };

  // Refused or missing: the timer and the other wake-ups remain.
  const askForSync = () => void page.askForSync().catch(() => undefined);

  return { wake, send: () => send() };
}
