import { expect, it, onTestFinished, vi } from 'vitest';
import { repeatedly, sharedRuns } from './runs';

/** A job that lasts until it is let go. */
function held() {
  const ends: (() => void)[] = [];
  const job = vi.fn<() => Promise<void>>(
    () => new Promise<void>((resolve) => void ends.push(resolve)),
  );
  return { job, letGo: () => ends.shift()?.() };
}

it('has all who ask during a run share the next one', async () => {
  const { job, letGo } = held();
  const runs = sharedRuns(job);
  const first = runs.ask();
  await vi.waitFor(() => expect(job).toHaveBeenCalledTimes(1));
  const [second, third] = [runs.ask(), runs.ask()];
  expect(third).toBe(second);
  letGo();
  await first;
  await vi.waitFor(() => expect(job).toHaveBeenCalledTimes(2));
  letGo();
  await runs.idle();
  expect(job).toHaveBeenCalledTimes(2);
});

it('repeats a job that has failed, and waits for the last one when it ends', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { job, letGo } = held();
  job.mockRejectedValueOnce(new Error('once'));
  const failed = vi.fn<(error: unknown) => void>();
  const stop = repeatedly(job, 1_000, failed);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(failed).toHaveBeenCalledTimes(1);
  // The second lasts, and the third waits for it.
  expect(job).toHaveBeenCalledTimes(2);
  let isStopped = false;
  const stopped = stop().then(() => (isStopped = true));
  letGo();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(isStopped).toBe(false);
  letGo();
  await stopped;
  expect(job).toHaveBeenCalledTimes(3);
});
