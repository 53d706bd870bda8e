import { watchInstall } from './install/install-prompt';
import { registerServiceWorker } from './install/register-service-worker';
import type { LaunchQueue } from './launch/follow-launches';
import { startOutbox } from './outbox/start-outbox';

/**
 * Everything a page does for the platform once it is interactive; call it once.
 *
 * @param go opens a path of this site
 */
export function startPlatform(go: (path: string) => void): void {
  watchInstall();
  registerServiceWorker();
  void startOutbox();
  if (globalThis.launchQueue && matchMedia('(display-mode: standalone)').matches) {
    void startLaunches(globalThis.launchQueue, go);
  }
}

/** Loaded only by the installed app; without it, it still opens, at the page it was on. */
async function startLaunches(queue: LaunchQueue, go: (path: string) => void) {
  const loaded = await import('./launch/follow-launches').catch(() => null);
  loaded?.followLaunches(queue, () => location.href, go);
}
