import type { QueueLoad } from '#server/stores/requests/request-ports';

/** What waits in a queue, from the times it was queued at. */
export function loadOf(times: readonly string[]): QueueLoad {
  const oldest = times.reduce<string | undefined>(
    (least, time) => (least === undefined || time < least ? time : least),
    undefined,
  );
  return { waiting: times.length, oldest: oldest === undefined ? undefined : new Date(oldest) };
}
