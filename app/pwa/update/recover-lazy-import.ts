import { updatesHeld } from './update-store';

/** What this needs from the page; tests pass their own. */
export interface RecoveryPage {
  addEventListener: (
    type: 'vite:preloadError',
    listener: (event: { payload: Error }) => void,
  ) => void;
  isOnline: () => boolean;
  /** Sends a HEAD request for an address. Rejects when no server answers. */
  ask: (address: string) => Promise<Pick<Response, 'status'>>;
  reload: () => void;
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
}

const KEY = 'recovered-build';

/**
 * Reloads the page when a chunk of the app is gone from the server, as after a deploy. At most once per
 * build and tab, so it can never loop; not when no server answers, which can happen on a network too and
 * where a reload would not help; and not while a form has unsaved input. The error still reaches the
 * screen, because an import whose error is prevented would resolve to undefined.
 */
export function recoverLazyImports(buildId: string, page = browserPage()): void {
  page.addEventListener('vite:preloadError', ({ payload }) => {
    void recover(payload.message, buildId, page);
    // The router reloads when it recognises the browser's message, once per chunk and even over a form.
    // Rewording the message leaves the decision to this module.
    payload.message = `Gone: ${payload.message}`;
  });
}

async function recover(message: string, buildId: string, page: RecoveryPage) {
  if (!page.isOnline() || !(await isGone(message, page))) return;
  if (!updatesHeld() && claimRecovery(buildId, page)) page.reload();
}

/**
 * Whether the server answers but no longer has the chunk the error is about. Safari does not name the
 * chunk, and imports there also fail because the page is being left: in that case ask for this module's
 * own chunk, which disappears along with the others.
 */
async function isGone(message: string, page: RecoveryPage): Promise<boolean> {
  const [part] = /\/assets\/[\w.-]+/.exec(message) ?? [import.meta.url];
  try {
    return (await page.ask(part)).status === 404;
  } catch {
    // No answer, for lack of a signal, does not mean that it is gone.
    return false;
  }
}

/** Without storage a first failure cannot be told from a loop, so don't recover. */
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
