import { Serwist, setCacheNameDetails, type PrecacheEntry } from 'serwist';
import { keepNotFound } from './keep-not-found';
import { GivingWay } from './updates/give-way';

/** The list is put in by the build (vite.config.ts). */
declare const self: { __WB_MANIFEST: PrecacheEntry[] };

/** More were no faster, and leave a page no free connection over HTTP/1.1 (decision 0087). */
const AT_ONCE = 4;

// As devices know it from before: what has not changed is not fetched again.
setCacheNameDetails({ prefix: 'workbox' });

export const givingWay = new GivingWay();

/** The files of this build, which every device keeps. */
export const precache = new Serwist({
  precacheEntries: self.__WB_MANIFEST,
  precacheOptions: {
    plugins: [givingWay, keepNotFound],
    concurrency: AT_ONCE,
    cleanURLs: false,
    cleanupOutdatedCaches: true,
  },
});

/** The name of the cache they are in. */
export const PRECACHE = precache.precacheStrategy.cacheName;
