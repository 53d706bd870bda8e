import type { RouteHandlerCallback } from 'serwist';
import { isHashedAsset } from '#app/sw/updates/previous-build';

/** Filled by the page once the view has been seen (app/room/view/keep-offline.ts). */
const CACHE = 'view';

/** The view in 3-D: its program and its textures, too heavy to precache for everybody. */
export function isViewPart({ url }: { url: URL }): boolean {
  return isHashedAsset(url) && url.pathname.startsWith('/assets/view-');
}

/** Without a signal, what was not kept is answered as a server would: the view does without it. */
export const viewPart: RouteHandlerCallback = async ({ request }) => {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request.url);
  return kept ?? fetch(request).catch(() => new Response(null, { status: 504 }));
};
