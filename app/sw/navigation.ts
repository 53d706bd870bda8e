import { matchPrecache } from 'workbox-precaching';
import type { RouteHandlerCallback } from 'workbox-core';

/** Handled by the server only: the worker never caches or invents a response for these. */
export const SERVER_ONLY = [
  /^\/api(\/|$)/,
  /^\/uploads(\/|$)/,
  /^\/admin(\/|$)/,
  /^\/healthz$/,
  /^\/readyz$/,
];

/**
 * A page that is not precached. The server may know it, for example after a deploy this worker has not
 * seen yet; offline it is the not-found screen.
 */
export const unknownPage: RouteHandlerCallback = async ({ request }) => {
  try {
    return await fetch(request);
  } catch (error) {
    const page = await matchPrecache('/404.html');
    if (!page) throw error;
    return new Response(page.body, { status: 404, headers: page.headers });
  }
};
