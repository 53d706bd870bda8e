import { pipeline } from 'node:stream/promises';
import type { RequestHandler, Response } from 'express';
import { addressOfKey, typeOfKey } from '#server/ports/object-key';
import type { ObjectStore } from '#server/ports/objects';
import { problemOf } from './api-answers';

/** Set on every response, but useless on a picture; a page shows many. */
const ABOUT_PAGES = [
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Permissions-Policy',
  'Referrer-Policy',
];

/** How long browsers remember where the CDN is. */
const CDN_KNOWN_S = 3600;

/**
 * Serves `/uploads/<key>`: a stored picture, with the type from its key, cached for ever. Browsers
 * treat it as a picture and nothing else, even if someone had managed to smuggle a page into it.
 *
 * @param cdn the origin that has the pictures at the same paths; undefined when we send them
 */
export function serveUploads(objects: ObjectStore, cdn?: string): RequestHandler {
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.status(405).set('allow', 'GET, HEAD').type('text').send('Method not allowed\n');
      return;
    }
    // Keys have no characters that need encoding, so an encoded path is not a key.
    const key = request.path.slice(1);
    const type = typeOfKey(key);
    if (type !== undefined && cdn !== undefined) {
      response.set('cache-control', `public, max-age=${CDN_KNOWN_S}`);
      response.redirect(302, cdn + addressOfKey(key));
      return;
    }
    const object =
      type === undefined ? undefined : await objects.find(key).catch(asProblem(response));
    if (object === 'unknown') return;
    if (type === undefined || object === undefined) {
      response.status(404).set('cache-control', 'no-store').type('text').send('Not found\n');
      return;
    }
    for (const header of ABOUT_PAGES) response.removeHeader(header);
    response.set({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      etag: `"${key}"`,
    });
    if (request.fresh) {
      response.status(304).end();
      return;
    }
    response.set('content-length', String(object.size));
    if (request.method === 'HEAD') response.end();
    else await pipeline(object.read(), response).catch(() => endEarly(response));
  };
}

/** Nobody keeps the answer that a picture cannot be looked up now. */
function asProblem(response: Response) {
  return (error: unknown): 'unknown' => {
    const { status, headers } = problemOf(error, response);
    response.status(status).set({ 'cache-control': 'no-store', ...headers });
    response.type('text').send('This picture cannot be shown now. Please try again.\n');
    return 'unknown';
  };
}

/** The visitor has left, or the file was removed while being read: the status has already been sent. */
function endEarly(response: Response): void {
  response.destroy();
}
