/**
 * Caches the latest result for as long as it is requested under the same key, which must change with
 * whatever the result depends on. Failures are not cached.
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
