import { matchPrecache } from 'workbox-precaching';
import type { RouteHandlerCallback } from 'workbox-core';

/** Belongs to the server alone: no answer of these is ever kept or made up here. */
export const SERVER_ONLY = [
  /^\/api(\/|$)/,
  /^\/uploads(\/|$)/,
  /^\/admin(\/|$)/,
  /^\/healthz$/,
  /^\/readyz$/,
];

/**
 * A page that is not precached: the server may know it, as after a deploy that this worker has not
 * heard of. Without a connection it is the not-found screen.
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
