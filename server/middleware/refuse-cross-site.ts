import type { Request, RequestHandler } from 'express';
import { ApiProblem } from '#server/api-problem';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Stops other websites from sending writes through a visitor's browser: 403 `cross_site`. Programs send
 * neither header, and carry nobody's cookies.
 *
 * @param publicUrl the origin visitors use, if known
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
  // Set by the browser and out of reach of pages, so it also works behind a proxy that changes the
  // host. "none" means the visitor started the request, for example from a bookmark.
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const origin = request.get('origin');
  return origin === undefined || origin === publicUrl || hostOf(origin) === request.host;
}

/** Undefined for "null" and anything else without a host. */
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
