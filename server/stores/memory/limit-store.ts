import type { LimitStore } from '#server/stores/shared-ports';

interface Window {
  count: number;
  /** Milliseconds since 1970. */
  until: number;
}

/** The limits of one process. */
export function limitStore(): LimitStore {
  /** By their length, so that they end in the order they stand in. */
  const windows = new Map<number, Map<string, Window>>();
  /** When all places of a key are free again, in milliseconds since 1970. */
  const rested = new Map<string, number>();
  return {
    async count(key, { at, windowMs, by = 1 }) {
      const time = at.getTime();
      const same = windows.get(windowMs) ?? new Map<string, Window>();
      windows.set(windowMs, same);
      const isOver = ({ until }: Window) => until <= time || until > time + 2 * windowMs;
      for (const [other, window] of same) {
        if (!isOver(window)) break;
        same.delete(other);
      }
      let window = same.get(key);
      if (window === undefined || isOver(window)) {
        window = { count: 0, until: time + windowMs };
        same.delete(key);
        same.set(key, window);
      }
      window.count += by;
      return { count: window.count, until: new Date(window.until) };
    },
    async forget(key) {
      for (const same of windows.values()) same.delete(key);
    },
    async take(key, { at, most, everyMs }) {
      const time = at.getTime();
      const before = rested.get(key) ?? time;
      // Further ahead than all places together: a clock was fast.
      const begins = before < time || before > time + most * everyMs ? time : before;
      const free = begins - (most - 1) * everyMs;
      if (free > time) return { freeAt: new Date(free) };
      rested.set(key, begins + everyMs);
      return undefined;
    },
    async giveBack(key, { everyMs }) {
      const until = rested.get(key);
      if (until !== undefined) rested.set(key, until - everyMs);
    },
  };
}
