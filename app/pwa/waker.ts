import type { Drain, DrainResult } from '#app/offline/drain';

/** What this needs of the page, so that a test can stand in for it. */
export interface WakerPage {
  /** Calls back when the connection or the visitor returns. */
  onReturn: (wake: () => void) => void;
  askForSync: () => Promise<void>;
  now: () => number;
}

/** Never sooner, whatever the policy's dice say; never later, whatever clock or timer says. */
const SHORTEST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 5 * 60_000;
/** After a drain that broke, as storage may for a moment. */
const AFTER_FAILURE_MS = 30_000;

/**
 * Wakes the sender: now, when the connection or the visitor returns, and by a timer when the next
 * entry is due.
 *
 * @returns `wake`, which resolves after a drain, and throws what the drain throws
 */
export function createWaker(drain: Drain, page: WakerPage): () => Promise<DrainResult> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let listening = false;

  const wake = async (hurry: boolean): Promise<DrainResult> => {
    if (!listening) page.onReturn(() => quietly(true));
    listening = true;
    clearTimeout(timer);
    try {
      const result = await drain({ hurry });
      if (result.nextDueAt !== null) wakeIn(result.nextDueAt - page.now());
      // Refused or missing: the timer and the other wake-ups remain.
      if (result.remaining > 0) page.askForSync().catch(() => undefined);
      return result;
    } catch (error) {
      wakeIn(AFTER_FAILURE_MS);
      throw error;
    }
  };

  const wakeIn = (ms: number) => {
    clearTimeout(timer);
    const wait = Math.min(LONGEST_WAIT_MS, Math.max(SHORTEST_WAIT_MS, ms));
    timer = setTimeout(() => quietly(false), wait);
  };

  // Nobody waits for it, and it has set its own timer.
  const quietly = (hurry: boolean) => void wake(hurry).catch(() => undefined);

  return () => wake(true);
}
