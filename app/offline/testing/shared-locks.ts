import type { Locks } from '#app/offline/coordination/locks';

export interface SharedLocks extends Locks {
  /** The holder's tab dies: its work never ends, and the lock passes to the next. */
  killHolder: () => void;
}

/** A lock manager like the browser's, shared by all tabs and the worker: one FIFO mutex per name. */
export function sharedLocks(): SharedLocks {
  const queue: (() => void)[] = [];
  let release: (() => void) | null = null;

  const next = () => {
    release = null;
    queue.shift()?.();
  };

  return {
    request(_name, work) {
      return new Promise((resolve, reject) => {
        queue.push(() => {
          let held = true;
          const letGo = () => {
            if (held) next();
            held = false;
          };
          release = letGo;
          work(new AbortController().signal).then(resolve, reject).finally(letGo);
        });
        if (!release) next();
      });
    },
    killHolder: () => release?.(),
  };
}

/** No lock at all: tests use it to show that correctness depends on the lock. */
export const noLocks: Locks = { request: (_name, work) => work(new AbortController().signal) };
