import { cacheNames } from 'workbox-core';
import type { RouteHandlerCallback } from 'workbox-core';
import { getCacheKeyForURL } from 'workbox-precaching';

const CACHE = 'previous-build';

/** Hashed by the build: under one name there is only ever one content. */
export function isHashedAsset(url: URL): boolean {
  return url.origin === location.origin && url.pathname.startsWith('/assets/');
}

/**
 * Sets the parts of the present build aside before this worker's own precache replaces them: a tab
 * that was opened before the update still asks for the ones it has not loaded yet. Everything older
 * is dropped; the server keeps it for a while longer.
 */
export async function keepPreviousBuild(): Promise<void> {
  const precache = await caches.open(cacheNames.precache);
  const parts = (await precache.keys()).filter(isPartOfPreviousBuild);
  await caches.delete(CACHE);
  const kept = await caches.open(CACHE);
  for (const part of parts) {
    const response = await precache.match(part);
    if (response) await kept.put(part, response);
  }
}

function isPartOfPreviousBuild({ url }: Request): boolean {
  return isHashedAsset(new URL(url)) && getCacheKeyForURL(url) === undefined;
}

/** A hashed file that is not in this build: from the one before it, or from the server. */
export const previousAsset: RouteHandlerCallback = async ({ request }) => {
  const cache = await caches.open(CACHE);
  return (await cache.match(request)) ?? fetch(request);
};
