import type { RouteHandlerCallback, RouteMatchCallback } from 'serwist';
import { cleanPath } from '#domain/site/page-path';

/** Filled by the page while somebody is signed in (app/desk/frame/kept-desk.ts). */
const CACHE = 'desk';

export const isDeskPage: RouteMatchCallback = ({ request, url, sameOrigin }) =>
  sameOrigin && request.mode === 'navigate' && /^\/admin(\/|$)/.test(cleanPath(url.pathname));

/**
 * The server's page of a screen; without a signal the kept one, which is empty but for its program (decision 0116). Other spellings lead
 * to it, as the server's do, and what is no screen leads to the desk.
 */
export const deskPage: RouteHandlerCallback = async ({ request, url }) => {
  try {
    return await fetch(request);
  } catch {
    const clean = cleanPath(url.pathname);
    const kept = await caches.match(clean, { cacheName: CACHE });
    if (kept === undefined) return notHere(url);
    if (clean === url.pathname) return kept;
    return Response.redirect(new URL(clean + url.search, url), 308);
  }
};

async function notHere(url: URL): Promise<Response> {
  const isKept = (await caches.match('/admin', { cacheName: CACHE })) !== undefined;
  if (isKept) return Response.redirect(new URL('/admin', url), 302);
  return new Response(NOT_KEPT, { status: 503, headers: { 'content-type': 'text/plain' } });
}

const NOT_KEPT =
  'There is no signal, and the desk is not on this device: it is once somebody has signed in here.\n';
