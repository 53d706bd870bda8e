/**
 * Served as /sw.js by a kill-switch build: a worker that replaces every other, deletes their caches and
 * unregisters itself. It handles no requests, so every page comes from the server from then on. Drafts
 * and requests are in IndexedDB, which it does not touch, and no open page is reloaded. It has no imports
 * and no build step, so it contains nothing that might be broken.
 */
self.addEventListener('install', (event) => {
  // The one update that does not wait for consent: it exists for emergencies.
  event.waitUntil(self.skipWaiting());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(leave());
});

async function leave() {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}
