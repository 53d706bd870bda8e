import { Serwist, setCacheNameDetails, type PrecacheEntry } from 'serwist';
import { keepNotFound } from './keep-not-found';
import { GivingWay } from './updates/give-way';

/** Set by the build (build/commands/service-worker.ts). */
declare const __PRECACHED__: PrecacheEntry[];

/** More were no faster, and leave a page no free connection over HTTP/1.1 (decision 0084). */
const AT_ONCE = 4;

// As devices know it from before: what has not changed is not fetched again.
setCacheNameDetails({ prefix: 'workbox' });

export const givingWay = new GivingWay();

/** The files of this build, which every device keeps. */
export const precache = new Serwist({
  precacheEntries: __PRECACHED__,
  precacheOptions: {
    plugins: [givingWay, keepNotFound],
    concurrency: AT_ONCE,
    cleanURLs: false,
    cleanupOutdatedCaches: true,
  },
});

/** The name of the cache they are in. */
export const PRECACHE = precache.precacheStrategy.cacheName;
