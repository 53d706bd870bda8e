import type { Workbox } from 'workbox-window';
import { reportUpdate } from '#app/pwa/update/update-store';

/** What this needs of the page, so that a test can stand in for it. */
export interface Page {
  reload: () => void;
  isControlled: () => boolean;
}

type Watched = Pick<Workbox, 'addEventListener' | 'messageSkipWaiting'>;

/**
 * Offers a waiting version, and loads the page again once after consent: when the new worker has
 * taken over, or has become active where a forced reload left the page without one.
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
    // The first worker takes over a page that it fits; any later one came by another tab's consent.
    else if (controlled) reportUpdate('elsewhere');
    controlled = true;
  });
  workbox.addEventListener('activated', () => {
    if (consented && !page.isControlled()) reloadOnce();
  });
}
