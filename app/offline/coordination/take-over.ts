import { listen, type Topic } from './announce';
import { contextLocks, type Locks } from './locks';
import { signOfLife } from './signs-of-life';

/** The part of `navigator.locks` we use. */
export interface WebLocks {
  request<T>(
    name: string,
    options: { signal?: AbortSignal; steal?: boolean },
    work: () => Promise<T>,
  ): Promise<T>;
}

/**
 * A holder announces every call it makes, and abandons one after 20 or 30 s. A holder silent for this long
 * was suspended by the phone while holding the lock.
 */
const PATIENCE_MS = 60_000;

/**
 * The browser's locks. A holder that closes or crashes releases its lock automatically; a suspended one
 * has it stolen. If it wakes in the middle of a request, the idempotency key prevents a duplicate. A browser that has
 * locks and refuses them, as Firefox where it keeps little for a site, counts as one that has none.
 */
export function takeOver(locks: WebLocks): Locks {
  const own = contextLocks();
  return {
    async request(name, work) {
      const patience = keepPatience(signOfLife(name));
      const lost = new AbortController();
      let working: Promise<unknown> | undefined;
      const held = () => {
        patience.end();
        const result = work(lost.signal);
        working = result;
        return result;
      };
      try {
        return await locks
          .request(name, { signal: patience.signal }, held)
          .catch((error: unknown) => {
            if (patience.signal.aborted) return locks.request(name, { steal: true }, held);
            if (working || !isRefusal(error)) throw error;
            return own.request(name, held);
          });
      } catch (error) {
        // Has no effect on work that has already ended.
        lost.abort();
        // A request may still be under way: until it ends, this context must not start another.
        await working?.catch(() => undefined);
        throw error;
      } finally {
        patience.end();
      }
    },
  };
}

function isRefusal(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'SecurityError';
}

/** A signal that aborts once nothing has been heard for too long. */
function keepPatience(sign: Topic) {
  const lost = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = () => {
    clearTimeout(timer);
    timer = setTimeout(() => lost.abort(), PATIENCE_MS);
  };
  const stop = listen(sign, begin);
  begin();
  const end = () => {
    stop();
    clearTimeout(timer);
  };
  return { signal: lost.signal, end };
}
