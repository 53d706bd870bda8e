import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

/** So long is looked at a time. */
const LOOK_MS = 25;
/** At more than this the process is answering somebody. */
const QUIET_SHARE = 0.3;
/** About ten seconds. */
const MOST_LOOKS = 400;

/**
 * Resolves when the process has had next to nothing to do for a moment, so that what can wait takes no
 * time from requests. In a rush without a pause it lets one through every ten seconds: mail leaves on
 * the busiest day, too. Resolves at once when `signal` is aborted.
 *
 * @param busyShare the share of a moment that went into work, 0 to 1
 */
export async function quietMoment(signal: AbortSignal, busyShare = measured): Promise<void> {
  for (let looks = 0; looks < MOST_LOOKS && !signal.aborted; looks += 1) {
    if ((await busyShare()) <= QUIET_SHARE) return;
  }
}

async function measured(): Promise<number> {
  const before = performance.eventLoopUtilization();
  await sleep(LOOK_MS);
  return performance.eventLoopUtilization(before).utilization;
}
