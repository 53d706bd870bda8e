import type { RouteHandlerCallback, RouteMatchCallback } from 'serwist';

/** Filled by the page when an administrator takes a day along (app/desk/frame/kept-days.ts). */
const CACHE = 'desk';
const PAGE = '/admin/visits';

export const isDeskPage: RouteMatchCallback = ({ request, url, sameOrigin }) =>
  sameOrigin && request.mode === 'navigate' && url.pathname === PAGE;

/** The server's page of visits; without a signal the kept one, which is empty but for its program (decision 0066). */
export const deskPage: RouteHandlerCallback = async ({ request }) => {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(PAGE, { cacheName: CACHE });
    if (kept === undefined) throw error;
    return kept;
  }
};
