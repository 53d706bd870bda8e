import { addPlugins, cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { PRESS_MESSAGE } from '#app/offline/coordination/press-message';
import { drainInWorker, OUTBOX_SYNC } from './drain-in-worker';
import { deskPage, isDeskPage } from './desk-page';
import { GivingWay } from './updates/give-way';
import { installPricing } from './pricing/install-pricing';
import { keepNotFound, page, SERVER_ONLY } from './navigation';
import { isPicture, picture } from './pictures/pictures';
import { isHashedAsset, keepPreviousBuild, previousAsset } from './updates/previous-build';
import { isConsent } from './updates/consent';
import { openNotice, showPush } from './push-event';
import { PRICING_SYNC, renewPricing } from './pricing/renew-pricing';
import type { SyncEvent } from './sync-event';
import { isUpload, upload } from './pictures/uploads';
import { isViewPart, viewPart } from './pictures/view-parts';
import { contentDocument, isContentDocument } from './words/content-document';
import { renewWords } from './words/renew-words';

declare const self: ServiceWorkerGlobalScope;

let firstInstall = false;
const givingWay = new GivingWay();

// Before the router: once a listener responds to an event, later listeners do not see it.
self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  // Without a connection the words of before stay.
  event.waitUntil(Promise.allSettled([renewPricing(self.registration), renewWords()]));
});

registerRoute(isDeskPage, deskPage);
registerRoute(new NavigationRoute(page, { denylist: SERVER_ONLY }));
registerRoute(isContentDocument, contentDocument);

addPlugins([givingWay, keepNotFound]);
precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false });
cleanupOutdatedCaches();

registerRoute(isViewPart, viewPart);
registerRoute(isPicture, picture);
registerRoute(isUpload, upload);
registerRoute(({ url }) => isHashedAsset(url), previousAsset);

self.addEventListener('install', (event) => {
  firstInstall = self.registration.active === null;
  // Both are optional: the worker works without them, so their failure must not fail the install.
  event.waitUntil(Promise.allSettled([installPricing(), keepPreviousBuild()]));
});

self.addEventListener('activate', (event) => {
  // The first visit works offline straight away; an update only takes over with consent.
  if (firstInstall) event.waitUntil(self.clients.claim());
  // Not waited for: every request of the page would be. Pages do wait, for a while (`renewedOnce`).
  renewWords().catch(() => undefined);
});

self.addEventListener('message', (event) => {
  if (isConsent(event.data)) event.waitUntil(self.skipWaiting());
  if (event.data === PRESS_MESSAGE) givingWay.pressed();
});

self.addEventListener('sync', (event: SyncEvent) => {
  if (event.tag === OUTBOX_SYNC) event.waitUntil(drainInWorker());
  if (event.tag === PRICING_SYNC) event.waitUntil(Promise.all([installPricing(), renewWords()]));
});

self.addEventListener('push', (event) => {
  event.waitUntil(showPush(self.registration, event.data?.text()));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openNotice(event.notification, self.clients, self.origin));
});
