import { updatesHeld } from './update-store';

/** What this needs of the page, so that a test can stand in for it. */
export interface RecoveryPage {
  addEventListener: (type: 'vite:preloadError', listener: (event: Event) => void) => void;
  isOnline: () => boolean;
  reload: () => void;
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
}

const KEY = 'recovered-build';

/**
 * Loads the page again when a part of the program is gone from the server, as after a deploy. At
 * most once per build and tab, so that it can never loop; not without a connection, where it would
 * help nothing; not under a form with unsaved input. In those cases the error goes to the screen.
 */
export function recoverLazyImports(buildId: string, page = browserPage()): void {
  page.addEventListener('vite:preloadError', (event) => {
    if (!page.isOnline() || updatesHeld() || !claimRecovery(buildId, page)) return;
    // Nobody will see what became of the import.
    event.preventDefault();
    page.reload();
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
