import { CacheFirst, type RouteHandlerCallback, type SerwistPlugin } from 'serwist';
import { isHashedAsset } from '#app/sw/updates/previous-build';

const CACHE = 'pictures';
/** About 5 MB; the oldest are evicted first. */
const MOST_PICTURES = 80;

const EMPTY = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/** One of the site's own pictures or fonts, with a content hash in its name. */
export function isPicture({ request, url }: { request: Request; url: URL }): boolean {
  const { destination } = request;
  return isHashedAsset(url) && (destination === 'image' || destination === 'font');
}

const dropOldest: SerwistPlugin = {
  async cacheDidUpdate({ cacheName }) {
    const cache = await caches.open(cacheName);
    const keys = await cache.keys();
    const excess = keys.slice(0, Math.max(0, keys.length - MOST_PICTURES));
    await Promise.all(excess.map((key) => cache.delete(key)));
  },
};

const strategy = new CacheFirst({ cacheName: CACHE, plugins: [dropOldest] });

/**
 * Serves a picture from the cache once it has been seen. Offline, one never seen is answered with an
 * empty image, so that the page shows its background instead of a broken frame; the alternative text
 * remains.
 */
export const picture: RouteHandlerCallback = async ({ request, event }) => {
  try {
    return await strategy.handle({ request, event });
  } catch (error) {
    if (request.destination !== 'image') throw error;
    return new Response(EMPTY, { headers: { 'content-type': 'image/svg+xml' } });
  }
};
