import { updatesHeld } from './update-store';

/** What this needs of the page, so that a test can stand in for it. */
export interface RecoveryPage {
  addEventListener: (
    type: 'vite:preloadError',
    listener: (event: { payload: Error }) => void,
  ) => void;
  isOnline: () => boolean;
  reload: () => void;
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
}

const KEY = 'recovered-build';

/**
 * Loads the page again when a part of the program is gone from the server, as after a deploy. At
 * most once per build and tab, so that it can never loop; not without a connection, where it would
 * help nothing; not under a form with unsaved input. The error goes to the screen in every case: an
 * import whose error were prevented would resolve to nothing.
 */
export function recoverLazyImports(buildId: string, page = browserPage()): void {
  page.addEventListener('vite:preloadError', ({ payload }) => {
    // The router reloads by itself where it knows the browser's words, once per part and also
    // under a form; in other words it leaves the decision here.
    payload.message = `A part of the program is gone. ${payload.message}`;
    if (page.isOnline() && !updatesHeld() && claimRecovery(buildId, page)) page.reload();
  });
}

/** Without a memory there is no telling a first failure from a loop, so nothing is recovered. */
function claimRecovery(buildId: string, page: RecoveryPage): boolean {
  try {
    const storage = page.storage();
    if (storage.getItem(KEY) === buildId) return false;
    storage.setItem(KEY, buildId);
    return true;
  } catch {
    return false;
  }
}

function browserPage(): RecoveryPage {
  return {
    addEventListener: (type, listener) => addEventListener(type, listener),
    isOnline: () => navigator.onLine,
    reload: () => location.reload(),
    storage: () => sessionStorage,
  };
}
