import { NavigationRoute, Serwist } from 'serwist';
import { PRESS_MESSAGE } from '#app/offline/coordination/press-message';
import { drainInWorker, OUTBOX_SYNC } from './drain-in-worker';
import { deskPage, isDeskPage } from './desk-page';
import { installPricing } from './pricing/install-pricing';
import { page, SERVER_ONLY } from './navigation';
import { isPicture, picture } from './pictures/pictures';
import { isHashedAsset, keepPreviousBuild, previousAsset } from './updates/previous-build';
import { givingWay, precache } from './precache';
import { openNotice, showPush } from './push-event';
import { PRICING_SYNC, renewPricing } from './pricing/renew-pricing';
import { isSharedPhoto, sharePhoto } from './share-photo';
import { isUpload, upload } from './pictures/uploads';
import { isViewPart, viewPart } from './pictures/view-parts';
import { contentDocument, isContentDocument } from './words/content-document';
import { renewWords } from './words/renew-words';

declare const self: ServiceWorkerGlobalScope;

let firstInstall = false;

// Before the router: once a listener responds to an event, later listeners do not see it.
self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  // Without a connection the earlier words stay.
  event.waitUntil(Promise.allSettled([renewPricing(self.registration), renewWords()]));
});

// A router of their own: each asks its precache before its routes, and that has no newer words.
const words = new Serwist();
words.registerCapture(isDeskPage, deskPage);
words.registerRoute(new NavigationRoute(page, { denylist: SERVER_ONLY }));
words.registerCapture(isContentDocument, contentDocument);
words.registerCapture(isSharedPhoto, sharePhoto, 'POST');
self.addEventListener('fetch', words.handleFetch);

precache.registerCapture(isViewPart, viewPart);
precache.registerCapture(isPicture, picture);
precache.registerCapture(isUpload, upload);
precache.registerCapture(({ url }) => isHashedAsset(url), previousAsset);
self.addEventListener('fetch', precache.handleFetch);

self.addEventListener('install', (event) => {
  precache.handleInstall(event);
  firstInstall = self.registration.active === null;
  // Both are optional: the worker works without them, so their failure must not fail the install.
  event.waitUntil(Promise.allSettled([installPricing(), keepPreviousBuild()]));
});

self.addEventListener('activate', (event) => {
  precache.handleActivate(event);
  // The first visit works offline straight away; an update only takes over with consent.
  if (firstInstall) event.waitUntil(self.clients.claim());
  // Not waited for: every request of the page would be. Pages do wait, for a while (`renewedOnce`).
  renewWords().catch(() => undefined);
});

self.addEventListener('message', (event) => {
  if (event.data === PRESS_MESSAGE) givingWay.pressed();
});

self.addEventListener('sync', (event) => {
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
