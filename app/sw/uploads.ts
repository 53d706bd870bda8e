import type { RouteHandlerCallback } from 'workbox-core';
import { loadSeenPicture } from '#app/offline/copies/seen-pictures';

/** One pixel, so that a page can tell it from a picture. */
const EMPTY = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/** A picture that was uploaded, wanted by a page of ours. */
export function isUpload({ request, url }: { request: Request; url: URL }): boolean {
  const ours = url.origin === location.origin && url.pathname.startsWith('/uploads/');
  return ours && request.mode !== 'navigate';
}

/**
 * The server's answer, whatever it is; nothing of it is kept here. Without a connection the copy
 * that the gallery has kept of a picture once seen, in whatever size, or an empty one.
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
