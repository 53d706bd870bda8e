import type { RouteHandlerCallback } from 'serwist';
import { PRECACHE, precache } from '#app/sw/precache';

const CACHE = 'previous-build';

/** Has a content hash in its name, so its content never changes. */
export function isHashedAsset(url: URL): boolean {
  return url.origin === location.origin && url.pathname.startsWith('/assets/');
}

/**
 * Sets the chunks of the current build aside before this worker's precache replaces them: tabs opened
 * before the update may still request chunks they have not loaded yet. Anything older is dropped; the
 * server keeps it for a while longer.
 */
export async function keepPreviousBuild(): Promise<void> {
  const files = await caches.open(PRECACHE);
  const parts = (await files.keys()).filter(isPartOfPreviousBuild);
  await caches.delete(CACHE);
  const kept = await caches.open(CACHE);
  for (const part of parts) {
    const response = await files.match(part);
    if (response) await kept.put(part, response);
  }
}

function isPartOfPreviousBuild({ url }: Request): boolean {
  return isHashedAsset(new URL(url)) && precache.getPrecacheKeyForUrl(url) === undefined;
}

/**
 * A hashed file that is not in this worker's precache, from whichever cache has it: of the previous build, of a build
 * that waits, or of the desk (decision 0066). Otherwise from the server.
 */
export const previousAsset: RouteHandlerCallback = async ({ request }) =>
  (await caches.match(request)) ?? fetch(request);
