import type { RouteHandlerCallback } from 'workbox-core';
import { isHashedAsset } from './previous-build';

/** Filled by the page once the view has been seen (app/ui/room-view/keep-offline.ts). */
const CACHE = 'view';

/** The view in 3-D: its program and its textures, too heavy to precache for everybody. */
export function isViewPart({ url }: { url: URL }): boolean {
  return isHashedAsset(url) && url.pathname.startsWith('/assets/view-');
}

export const viewPart: RouteHandlerCallback = async ({ request }) => {
  const cache = await caches.open(CACHE);
  return (await cache.match(request.url)) ?? fetch(request);
};
