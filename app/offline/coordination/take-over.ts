import { listen } from './announce';
import type { Locks } from './locks';

/** The part of `navigator.locks` that we use. */
export interface WebLocks {
  request<T>(
    name: string,
    options: { signal?: AbortSignal; steal?: boolean },
    work: () => Promise<T>,
  ): Promise<T>;
}

/**
 * A holder announces something for every request that it sends, and gives up on one after 20 s: one
 * that is silent for so long was put to sleep by the phone with the lock in its hands.
 */
const PATIENCE_MS = 60_000;

/**
 * The browser's locks. A holder that closes or crashes lets go by itself; from one that sleeps the
 * lock is taken. Should it wake in the middle of a request, the idempotency key keeps that one.
 */
export function takeOver(locks: WebLocks): Locks {
  return {
    async request(name, work) {
      const patience = keepPatience();
      const held = () => {
        patience.end();
        return work(lost.signal);
      };
      const lost = new AbortController();
      try {
        return await locks
          .request(name, { signal: patience.signal }, held)
          .catch((error: unknown) => {
            if (!patience.signal.aborted) throw error;
            return locks.request(name, { steal: true }, held);
          });
      } catch (error) {
        // Without effect on work that has ended by itself.
        lost.abort();
        throw error;
      } finally {
        patience.end();
      }
    },
  };
}

/** A signal that is aborted when nothing of the outbox was heard for too long. */
function keepPatience() {
  const lost = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = () => {
    clearTimeout(timer);
    timer = setTimeout(() => lost.abort(), PATIENCE_MS);
  };
  const stop = listen('outbox', begin);
  begin();
  const end = () => {
    stop();
    clearTimeout(timer);
  };
  return { signal: lost.signal, end };
}
