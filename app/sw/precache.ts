import { Serwist, setCacheNameDetails, type PrecacheEntry } from 'serwist';
import { keepNotFound } from './keep-not-found';
import { GivingWay } from './updates/give-way';

/** The list is put in by the build (vite.config.ts). */
declare const self: { __WB_MANIFEST: PrecacheEntry[] };

/** More were no faster, and leave a page no free connection over HTTP/1.1 (decision 0087). */
const AT_ONCE = 4;

// As devices know it from before: what has not changed is not fetched again.
setCacheNameDetails({ prefix: 'workbox' });

/** The plugin adds it after the build's own changes to the list. */
const MANIFEST = 'manifest.webmanifest';

export const givingWay = new GivingWay();

/** The files of this build, which every device keeps. */
export const precache = new Serwist({
  precacheEntries: self.__WB_MANIFEST.map(ofBuild),
  precacheOptions: {
    plugins: [givingWay, keepNotFound],
    concurrency: AT_ONCE,
    cleanURLs: false,
    cleanupOutdatedCaches: true,
  },
});

/** The name of the cache they are in. */
export const PRECACHE = precache.precacheStrategy.cacheName;

/** The manifest has the company's name, which changes without a build: each build's worker fetches its own. */
function ofBuild(entry: PrecacheEntry): PrecacheEntry {
  if (entry.url !== MANIFEST) return entry;
  return { ...entry, revision: `${entry.revision}-${__BUILD_ID__}` };
}
