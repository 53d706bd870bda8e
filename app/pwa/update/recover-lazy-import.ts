import { updatesHeld } from './update-store';

/** What this needs of the page, so that a test can stand in for it. */
export interface RecoveryPage {
  addEventListener: (
    type: 'vite:preloadError',
    listener: (event: { payload: Error }) => void,
  ) => void;
  isOnline: () => boolean;
  /** Asks the server for an address without its content. Fails where no server answers. */
  ask: (address: string) => Promise<Pick<Response, 'status'>>;
  reload: () => void;
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
}

const KEY = 'recovered-build';

/**
 * Loads the page again when a part of the program is gone from the server, as after a deploy. At
 * most once per build and tab, so that it can never loop; not where no server answers, which may be so
 * on a network too and where it would help nothing; not under a form with unsaved input. The error goes
 * to the screen in every case: an import whose error were prevented would resolve to nothing.
 */
export function recoverLazyImports(buildId: string, page = browserPage()): void {
  page.addEventListener('vite:preloadError', ({ payload }) => {
    void recover(payload.message, buildId, page);
    // The router reloads by itself where it knows the browser's words, once per part and also
    // under a form; in other words it leaves the decision here.
    payload.message = `A part of the program is gone. ${payload.message}`;
  });
}

async function recover(message: string, buildId: string, page: RecoveryPage) {
  if (!page.isOnline() || !(await isGone(message, page))) return;
  if (!updatesHeld() && claimRecovery(buildId, page)) page.reload();
}

/**
 * Whether a server that answers lacks the part that an error is about. Safari names none, and an import
 * also fails there because its page is being left: then this very program is asked for, which goes when
 * its parts go.
 */
async function isGone(message: string, page: RecoveryPage): Promise<boolean> {
  const [part] = /\/assets\/[\w.-]+/.exec(message) ?? [import.meta.url];
  try {
    return (await page.ask(part)).status === 404;
  } catch {
    return false;
  }
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
    ask: (address) => fetch(address, { method: 'HEAD', cache: 'no-store' }),
    reload: () => location.reload(),
    storage: () => sessionStorage,
  };
}
