import type { TurnStore } from '#server/stores/shared-ports';

/** Turns of the work of one process. */
export function turnStore(): TurnStore {
  const tails = new Map<string, Promise<unknown>>();
  const inTurn = <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const turn = (tails.get(name) ?? Promise.resolve()).then(work);
    // The next one waits until this one has ended, whichever way.
    const tail = turn
      .catch(() => undefined)
      .finally(() => {
        if (tails.get(name) === tail) tails.delete(name);
      });
    tails.set(name, tail);
    return turn;
  };
  return {
    inTurn,
    async ifFree(name, work) {
      if (tails.has(name)) return false;
      await inTurn(name, work);
      return true;
    },
  };
}
