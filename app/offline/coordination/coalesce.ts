/**
 * Makes `run` safe to call at any time: at most one run is in progress and one more queued, which all
 * further callers share. The queued run gets its callers' options joined together.
 */
export function coalesce<O, T>(
  run: (options: O) => Promise<T>,
  join: (a: O, b: O) => O,
): (options: O) => Promise<T> {
  let running: Promise<void> | null = null;
  let waiting: { options: O; result: Promise<T> } | null = null;

  const start = (options: O): Promise<T> => {
    const result = run(options);
    const end = () => {
      running = null;
    };
    running = result.then(end, end);
    return result;
  };

  return (options) => {
    if (!running) return start(options);
    if (waiting) {
      waiting.options = join(waiting.options, options);
      return waiting.result;
    }
    const result = running.then(() => {
      const joined = waiting?.options ?? options;
      waiting = null;
      return start(joined);
    });
    waiting = { options, result };
    return result;
  };
}
