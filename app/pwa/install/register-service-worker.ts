import { tellPresses } from './tell-presses';
import { watchWorker } from './watch-worker';
import { whenIdle } from '#app/pwa/when-idle';

const CHECK_EVERY_MS = 60 * 60_000;

/**
 * Registers the worker once the page has loaded and is idle, so it competes with nothing. Does nothing in
 * development or where workers are not supported. If registering fails, the site still works online.
 */
export function registerServiceWorker(url = '/sw.js'): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  whenIdle(() => void register(url).catch(() => undefined));
}

async function register(url: string) {
  const { Workbox } = await import('workbox-window');
  const workbox = new Workbox(url);
  watchWorker(workbox, {
    reload: () => location.reload(),
    isControlled: () => navigator.serviceWorker.controller !== null,
  });
  const registration = await workbox.register({ immediate: true });
  tellPresses(() => registration?.installing ?? null);
  checkOnReturn(() => workbox.update());
}

/** Browsers only look for a new worker on navigation, and an installed app may stay open for days. */
function checkOnReturn(check: () => Promise<void>) {
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - checkedAt < CHECK_EVERY_MS) return;
    checkedAt = Date.now();
    // Offline there is nothing new to find.
    check().catch(() => undefined);
  });
}
