import { listen } from '#app/offline/coordination/announce';
import { listEntries } from '#app/offline/outbox/list-entries';

/** Longer than a usual answer takes, short enough to be waited for, in milliseconds. */
const PATIENCE_MS = 1200;

/**
 * Whether the receipt of a saved request comes at once, so that the thanks can say what is true.
 * Never throws: what cannot be read has not been received as far as we know.
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
