/** One holder per name, in every tab and the worker. */
export interface Locks {
  /**
   * Does `work` while holding the lock called `name`.
   *
   * @param work is told by its signal when the lock was taken from it: it is not the only one then
   * @throws what `work` throws; the browser's AbortError when the lock was taken from it
   */
  request<T>(name: string, work: (lost: AbortSignal) => Promise<T>): Promise<T>;
}

/**
 * A lock for browsers without Web Locks. It reaches this context only; what two contexts may then
 * send twice, the idempotency key makes one.
 */
export function contextLocks(): Locks {
  const tails = new Map<string, Promise<unknown>>();
  return {
    request(name, work) {
      const never = new AbortController().signal;
      const turn = (tails.get(name) ?? Promise.resolve()).then(() => work(never));
      // The next one waits for the end of this one, good or bad.
      tails.set(
        name,
        turn.catch(() => undefined),
      );
      return turn;
    },
  };
}
