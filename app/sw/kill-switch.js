/**
 * What a kill-switch build serves as /sw.js: a worker that takes the place of every other, removes
 * what it has cached, and leaves. It answers no request, so every page comes from the server from
 * then on. Drafts and requests lie in IndexedDB, which it does not touch, and no page is loaded again
 * under its visitor. No import and no build step: nothing of what may be broken is in it.
 */
self.addEventListener('install', (event) => {
  // The one update that does not wait for consent: it exists for the case in which nothing may wait.
  event.waitUntil(self.skipWaiting());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(leave());
});

async function leave() {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}
