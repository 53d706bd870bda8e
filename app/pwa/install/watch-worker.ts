import type { Workbox } from 'workbox-window';
import { reportUpdate, updatesHeld } from '#app/pwa/update/update-store';

/** What this needs from the page; tests pass their own. */
export interface Page {
  reload: () => void;
  isControlled: () => boolean;
}

type Watched = Pick<Workbox, 'addEventListener' | 'messageSkipWaiting'>;

/**
 * Offers a waiting version, and reloads the page once after consent: when the new worker takes control,
 * or when it becomes active if a forced reload left the page without a worker. That can be half a minute later:
 * Chromium starts the outgoing worker again for a request that comes in while it ends. A form begun meanwhile
 * keeps its page.
 */
export function watchWorker(worker: Watched, page: Page): void {
  let consented = false;
  let reloaded = false;
  let controlled = page.isControlled();

  const reloadOnce = () => {
    if (reloaded) return;
    if (updatesHeld()) {
      reportUpdate('elsewhere');
      return;
    }
    reloaded = true;
    page.reload();
  };

  worker.addEventListener('waiting', () =>
    reportUpdate('waiting', () => {
      consented = true;
      worker.messageSkipWaiting();
    }),
  );
  worker.addEventListener('controlling', () => {
    if (consented) reloadOnce();
    // The first worker matches the page it claims; any later one came from another tab's consent.
    else if (controlled) reportUpdate('elsewhere');
    controlled = true;
  });
  worker.addEventListener('activated', () => {
    if (consented && !page.isControlled()) reloadOnce();
  });
}
