/** One holder per name across all tabs and the worker. */
export interface Locks {
  /**
   * Runs `work` while holding the lock called `name`.
   *
   * @param work receives a signal that aborts if the lock is stolen: it may then no longer be alone
   * @throws whatever `work` throws; the browser's AbortError when the lock was stolen
   */
  request<T>(name: string, work: (lost: AbortSignal) => Promise<T>): Promise<T>;
}

/**
 * A lock for browsers without Web Locks. It covers this context only; if two contexts send the same
 * request, the idempotency key deduplicates it.
 */
export function contextLocks(): Locks {
  const tails = new Map<string, Promise<unknown>>();
  return {
    request(name, work) {
      const never = new AbortController().signal;
      const turn = (tails.get(name) ?? Promise.resolve()).then(() => work(never));
      // The next caller waits for this one to settle, whether it succeeds or fails.
      tails.set(
        name,
        turn.catch(() => undefined),
      );
      return turn;
    },
  };
}
