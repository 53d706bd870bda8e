import { listen } from '#app/offline/coordination/announce';
import { listEntries } from '#app/offline/outbox/list-entries';

/** Longer than a usual response takes, but short enough to wait for. */
const PATIENCE_MS = 1200;

/**
 * Whether a saved request gets its receipt straight away, so the thank-you screen can tell the truth.
 * Never throws: if the outbox cannot be read, the request counts as not received.
 */
export function receivedSoon(id: string): Promise<boolean> {
  if (!navigator.onLine) return Promise.resolve(false);
  return new Promise((resolve) => {
    const end = (received: boolean) => {
      stop();
      clearTimeout(timer);
      resolve(received);
    };
    const look = async () => {
      const entries = await listEntries().catch(() => []);
      if (entries.some((entry) => entry.id === id && entry.state === 'received')) end(true);
    };
    const timer = setTimeout(() => end(false), PATIENCE_MS);
    const stop = listen('outbox', () => void look());
    void look();
  });
}
