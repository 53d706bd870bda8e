import { CacheFirst } from 'workbox-strategies';
import type { RouteHandlerCallback, WorkboxPlugin } from 'workbox-core';
import { isHashedAsset } from './previous-build';

const CACHE = 'pictures';
/** About 5 MB; the oldest go first. */
const MOST_PICTURES = 80;

const EMPTY = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/** A picture or a font of the site's own, which a build has named by its content. */
export function isPicture({ request, url }: { request: Request; url: URL }): boolean {
  const { destination } = request;
  return isHashedAsset(url) && (destination === 'image' || destination === 'font');
}

const dropOldest: WorkboxPlugin = {
  async cacheDidUpdate({ cacheName }) {
    const cache = await caches.open(cacheName);
    const keys = await cache.keys();
    const excess = keys.slice(0, Math.max(0, keys.length - MOST_PICTURES));
    await Promise.all(excess.map((key) => cache.delete(key)));
  },
};

const strategy = new CacheFirst({ cacheName: CACHE, plugins: [dropOldest] });

/**
 * A picture once seen is there without a connection. One never seen is an empty one then, so that
 * the page shows its background instead of a broken frame; its alternative text stays.
 */
export const picture: RouteHandlerCallback = async ({ request, event }) => {
  try {
    return await strategy.handle({ request, event });
  } catch (error) {
    if (request.destination !== 'image') throw error;
    return new Response(EMPTY, { headers: { 'content-type': 'image/svg+xml' } });
  }
};
