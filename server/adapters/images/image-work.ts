type Job = () => Promise<void>;

/** A queue for decoding and encoding pictures: one job at a time, so that requests never stall. */
export interface ImageWork {
  /** For jobs somebody is waiting for: runs before all background jobs, in order. */
  now<T>(job: () => Promise<T>): Promise<T>;
  /** For background jobs: runs when no other job is waiting. */
  later<T>(job: () => Promise<T>): Promise<T>;
}

export function imageWork(): ImageWork {
  const urgent: Job[] = [];
  const background: Job[] = [];
  let busy = false;

  const runAll = async (): Promise<void> => {
    if (busy) return;
    busy = true;
    for (let job = urgent.shift() ?? background.shift(); job !== undefined;) {
      await job();
      job = urgent.shift() ?? background.shift();
    }
    busy = false;
  };

  const into =
    (line: Job[]) =>
    <T>(job: () => Promise<T>): Promise<T> =>
      new Promise<T>((resolve, reject) => {
        line.push(() => job().then(resolve, reject));
        void runAll();
      });

  return { now: into(urgent), later: into(background) };
}
