/// <reference types="trusted-types" />

import { tellPresses } from './tell-presses';
import { watchWorker } from './watch-worker';
import { whenIdle } from '#app/pwa/when-idle';

const ADDRESS = '/sw.js';
const CHECK_EVERY_MS = 60 * 60_000;

/**
 * Registers the worker once the page has loaded and is idle, so it competes with nothing. Does nothing in
 * development or where workers are not supported. If registering fails, the site still works online.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  whenIdle(() => void register().catch(() => undefined));
}

async function register() {
  const { Workbox } = await import('workbox-window');
  // Named in the content security policy; where browsers know no Trusted Types there is none.
  const trusted = window.trustedTypes?.createPolicy('own-worker', {
    createScriptURL: (url) => url,
  });
  const worker = new Workbox(trusted?.createScriptURL(ADDRESS) ?? ADDRESS);
  watchWorker(worker, {
    reload: () => location.reload(),
    isControlled: () => navigator.serviceWorker.controller !== null,
  });
  const registration = await worker.register({ immediate: true });
  tellPresses(() => registration?.installing ?? null);
  checkOnReturn(() => worker.update());
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
