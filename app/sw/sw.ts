import { addPlugins, cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { PRESS_MESSAGE } from '#app/offline/coordination/press-message';
import { drainInWorker, OUTBOX_SYNC } from './drain-in-worker';
import { deskPage, isDeskPage } from './desk-page';
import { GivingWay } from './give-way';
import { installPricing } from './install-pricing';
import { keepNotFound, SERVER_ONLY, unknownPage } from './navigation';
import { isPicture, picture } from './pictures';
import { isHashedAsset, keepPreviousBuild, previousAsset } from './previous-build';
import { isConsent } from './consent';
import { openNotice, showPush } from './push-event';
import { PRICING_SYNC, renewPricing } from './renew-pricing';
import type { SyncEvent } from './sync-event';
import { isUpload, upload } from './uploads';
import { isViewPart, viewPart } from './view-parts';

declare const self: ServiceWorkerGlobalScope;

let firstInstall = false;
const givingWay = new GivingWay();

// Before the router: once a listener responds to an event, later listeners do not see it.
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.waitUntil(renewPricing(self.registration));
});

addPlugins([givingWay, keepNotFound]);
// `/builder?step=3` is answered from `/builder`: search parameters are read by the app, not by the page's HTML.
precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: [/.*/], cleanURLs: false });
cleanupOutdatedCaches();

registerRoute(isDeskPage, deskPage);
registerRoute(new NavigationRoute(unknownPage, { denylist: SERVER_ONLY }));
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
});

self.addEventListener('message', (event) => {
  if (isConsent(event.data)) event.waitUntil(self.skipWaiting());
  if (event.data === PRESS_MESSAGE) givingWay.pressed();
});

self.addEventListener('sync', (event: SyncEvent) => {
  if (event.tag === OUTBOX_SYNC) event.waitUntil(drainInWorker());
  if (event.tag === PRICING_SYNC) event.waitUntil(installPricing());
});

self.addEventListener('push', (event) => {
  event.waitUntil(showPush(self.registration, event.data?.text()));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openNotice(event.notification, self.clients, self.origin));
});
