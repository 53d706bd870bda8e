/** The part of `navigator.locks` that we use: one holder per name, in every tab and the worker. */
export interface Locks {
  request<T>(name: string, work: () => Promise<T>): Promise<T>;
}

/**
 * A lock for browsers without Web Locks. It reaches this context only; what two contexts may then
 * send twice, the idempotency key makes one.
 */
export function contextLocks(): Locks {
  const tails = new Map<string, Promise<unknown>>();
  return {
    request(name, work) {
      const turn = (tails.get(name) ?? Promise.resolve()).then(work);
      // The next one waits for the end of this one, good or bad.
      tails.set(
        name,
        turn.catch(() => undefined),
      );
      return turn;
    },
  };
}

/** The browser's own locks where it has them. */
export function availableLocks(): Locks {
  return globalThis.navigator?.locks ?? contextLocks();
}
