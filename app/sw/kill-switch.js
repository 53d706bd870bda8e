/**
 * Served as /sw.js by a kill-switch build: a worker that replaces every other, deletes their caches and
 * unregisters itself. It handles no requests, so every page comes from the server from then on. Drafts
 * and requests are in IndexedDB, which it does not touch, and no open page is reloaded. It has no imports
 * and no build step, so it contains nothing that might be broken.
 */
self.addEventListener('install', (event) => {
  // The one update that does not wait for consent: it exists for emergencies.
  event.waitUntil(Promise.all([self.skipWaiting(), emptyCaches()]));
  // Here too: Chromium holds the next step back for half a minute when a page asks the outgoing worker for
  // something just then. Not waited for, as the browser unregisters only once the install has ended.
  self.registration.unregister();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(leave());
});

async function leave() {
  // What the outgoing worker may have kept meanwhile.
  await emptyCaches();
  // A tab that was open may have registered it again.
  await self.registration.unregister();
}

async function emptyCaches() {
  for (const name of await caches.keys()) await caches.delete(name);
}
