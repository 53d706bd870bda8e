import { listen } from '#app/offline/coordination/announce';
import { listEntries } from '#app/offline/outbox/list-entries';
import type { OutboxItem, Problem } from '#app/offline/outbox/outbox-entry';

/** What has become of a request shortly after it was saved on this device. */
export type FirstResult =
  | { kind: 'received' }
  /** Still only here; `message` says why, in a sentence for the homeowner. */
  | { kind: 'saved'; message: string }
  /** Our server did not accept it; it stays here to be corrected. */
  | { kind: 'refused'; problem: Pick<Problem, 'message' | 'fields'> };

/** Longer than most responses take on a slow connection, but short enough to wait for. */
const PATIENCE_MS = 3000;

const OFFLINE = 'It goes by itself when there is signal.';
const SENDING = 'It is being sent.';

/**
 * Waits for the end of the first attempt to send a saved request, so that the screen can say what is so.
 * Never throws: if the outbox cannot be read, the request counts as being sent.
 */
export function firstResult(id: string): Promise<FirstResult> {
  if (!navigator.onLine) return Promise.resolve({ kind: 'saved', message: OFFLINE });
  return new Promise((resolve) => {
    const end = (result: FirstResult) => {
      stop();
      clearTimeout(timer);
      resolve(result);
    };
    const look = async () => {
      // If it cannot be read now, the next look or the timer ends the wait.
      const entries = await listEntries().catch(() => []);
      const result = resultOf(entries.find((entry) => entry.id === id));
      if (result) end(result);
    };
    const timer = setTimeout(() => end({ kind: 'saved', message: SENDING }), PATIENCE_MS);
    const stop = listen('outbox', () => void look());
    void look();
  });
}

/** Null while the first attempt has not ended. */
function resultOf(item: OutboxItem | undefined): FirstResult | null {
  if (item?.state === 'received') return { kind: 'received' };
  if (!item?.lastProblem || item.state === 'sending') return null;
  if (item.state === 'attention') return { kind: 'refused', problem: item.lastProblem };
  return { kind: 'saved', message: item.lastProblem.message };
}
