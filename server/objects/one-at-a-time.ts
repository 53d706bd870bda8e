/** Runs work with the same key one after another, in the order of the calls. */
export type OneAtATime = <T>(key: string, work: () => Promise<T>) => Promise<T>;

export function oneAtATime(): OneAtATime {
  const tails = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const turn = (tails.get(key) ?? Promise.resolve()).then(work);
    // The next one waits until this one has ended, whichever way.
    const tail = turn
      .catch(() => undefined)
      .finally(() => {
        if (tails.get(key) === tail) tails.delete(key);
      });
    tails.set(key, tail);
    return turn;
  };
}
