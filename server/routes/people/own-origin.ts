import type { Request } from 'express';

/**
 * The origin at which visitors have this site: PUBLIC_URL, or else what the request says, of which other sites' pages and
 * proxies we do not know have no say.
 */
export function ownOrigin(publicUrl: string | undefined, request: Request): string {
  return publicUrl ?? `${request.protocol}://${request.host}`;
}
