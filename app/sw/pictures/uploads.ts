import type { RouteHandlerCallback } from 'serwist';
import { loadSeenPicture } from '#app/offline/copies/seen-pictures';

/** One pixel, so a page can tell it from a real picture. */
const EMPTY = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/** An uploaded picture requested by one of our pages. */
export function isUpload({ request, url }: { request: Request; url: URL }): boolean {
  const ours = url.origin === location.origin && url.pathname.startsWith('/uploads/');
  return ours && request.mode !== 'navigate';
}

/**
 * The server's response, whatever it is; nothing is cached here. Offline, the gallery's stored copy of a
 * picture seen before, in whatever size, or an empty image.
 */
export const upload: RouteHandlerCallback = async ({ request, url }) => {
  try {
    return await fetch(request);
  } catch {
    const seen = await loadSeenPicture(url.pathname).catch(() => null);
    const headers = { 'x-kept-copy': 'yes', 'content-type': seen?.type ?? 'image/svg+xml' };
    return new Response(seen?.content ?? EMPTY, { headers });
  }
};
