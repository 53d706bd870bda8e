import type { Request, RequestHandler } from 'express';
import { ApiProblem } from '#server/api-problem';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Keeps other websites from writing through a visitor's browser: 403 `cross_site`. Programs send
 * neither header, and have nobody's cookies.
 *
 * @param publicUrl the origin visitors use, where it is known
 */
export function refuseCrossSite(publicUrl: string | undefined): RequestHandler {
  return (request, _response, next) => {
    if (!READS.has(request.method) && !isOurs(request, publicUrl)) {
      throw new ApiProblem(403, 'cross_site', 'This can only be sent from our own pages.');
    }
    next();
  };
}

function isOurs(request: Request, publicUrl: string | undefined): boolean {
  const site = request.get('sec-fetch-site');
  // The browser's own word, which no page can write: it holds behind a proxy that renames the host.
  // "none" is the visitor's own doing, such as a bookmark.
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const origin = request.get('origin');
  return origin === undefined || origin === publicUrl || hostOf(origin) === request.host;
}

/** Undefined for "null" and whatever else names no host. */
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
