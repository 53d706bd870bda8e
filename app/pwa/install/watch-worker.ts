import type { Workbox } from 'workbox-window';
import { reportUpdate } from '#app/pwa/update/update-store';

/** What this needs from the page; tests pass their own. */
export interface Page {
  reload: () => void;
  isControlled: () => boolean;
}

type Watched = Pick<Workbox, 'addEventListener' | 'messageSkipWaiting'>;

/**
 * Offers a waiting version, and reloads the page once after consent: when the new worker takes control,
 * or when it becomes active if a forced reload left the page without a worker.
 */
export function watchWorker(workbox: Watched, page: Page): void {
  let consented = false;
  let reloaded = false;
  let controlled = page.isControlled();

  const reloadOnce = () => {
    if (reloaded) return;
    reloaded = true;
    page.reload();
  };

  workbox.addEventListener('waiting', () =>
    reportUpdate('waiting', () => {
      consented = true;
      workbox.messageSkipWaiting();
    }),
  );
  workbox.addEventListener('controlling', () => {
    if (consented) reloadOnce();
    // The first worker matches the page it claims; any later one came from another tab's consent.
    else if (controlled) reportUpdate('elsewhere');
    controlled = true;
  });
  workbox.addEventListener('activated', () => {
    if (consented && !page.isControlled()) reloadOnce();
  });
}
