/**
 * Keeps what was made last, for as long as it is asked for under the same key: a value that changes with
 * what it is made of. What could not be made is tried again.
 */
export function keepLast<Made>(): (
  key: number | string,
  make: () => Promise<Made>,
) => Promise<Made> {
  let last: { key: number | string; made: Promise<Made> } | undefined;
  return (key, make) => {
    if (last?.key === key) return last.made;
    const made = make();
    last = { key, made };
    made.catch(() => {
      if (last?.made === made) last = undefined;
    });
    return made;
  };
}
