/** Runs of one job, never two at a time. */
export interface SharedRuns {
  /** Resolves with the end of a run that begins after this call; all who ask during a run share the next one. */
  ask(): Promise<void>;
  /** Resolves when nothing that was asked for is left. */
  idle(): Promise<void>;
}

/** @param run must not reject */
export function sharedRuns(run: () => Promise<void>): SharedRuns {
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  return {
    ask() {
      next ??= running.then(() => {
        next = undefined;
        running = run();
        return running;
      });
      return next;
    },
    async idle() {
      await next;
      await running;
    },
  };
}

/**
 * Does a job every so often, one after another, without keeping the process alive. Returns what ends it and waits for
 * the job under way.
 */
export function repeatedly(
  job: () => Promise<void>,
  everyMs: number,
  failed: (error: unknown) => void,
): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    last = last.then(job).catch(failed);
  }, everyMs).unref();
  return async () => {
    clearInterval(timer);
    await last;
  };
}
