import { getCacheKeyForURL, matchPrecache } from 'workbox-precaching';
import type { RouteHandlerCallback, WorkboxPlugin } from 'workbox-core';
import { cleanPath, NOT_FOUND_PATH } from '#domain/page-path';

/** Handled by the server only: the worker never caches or invents a response for these. */
export const SERVER_ONLY = [
  /^\/api(\/|$)/i,
  /^\/uploads(\/|$)/i,
  /^\/admin(\/|$)/i,
  /^\/healthz$/i,
  /^\/readyz$/i,
];

/** Lets the not-found page into the precache, which else takes no answer with such a status. */
export const keepNotFound: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    response.ok || new URL(request.url).pathname === NOT_FOUND_PATH ? response : null,
};

/**
 * A page that is not precached. The server may know it, for example after a deploy this worker has not
 * seen yet; offline the answers are the same as the server's: another spelling of a page leads to it, and
 * anything else is the not-found page (decision 0042).
 */
export const unknownPage: RouteHandlerCallback = async ({ request, url }) => {
  try {
    return await fetch(request);
  } catch (error) {
    const clean = cleanPath(url.pathname);
    if (clean !== url.pathname && isPage(clean)) {
      return Response.redirect(new URL(clean + url.search, url), 308);
    }
    const page = await matchPrecache(NOT_FOUND_PATH);
    if (!page) throw error;
    return page;
  }
};

function isPage(path: string): boolean {
  return path !== NOT_FOUND_PATH && !path.includes('.') && getCacheKeyForURL(path) !== undefined;
}
