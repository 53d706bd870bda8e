/** A single value outside React that components can follow with `useSyncExternalStore`. */
export interface ValueStore<T> {
  get: () => T;
  set: (value: T) => void;
  /** @returns a function that stops it */
  subscribe: (listener: () => void) => () => void;
}

/** Creates a store holding `initial` that notifies its listeners of every different value. */
export function createValueStore<T>(initial: T): ValueStore<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
