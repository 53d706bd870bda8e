import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { InlineHashes } from '#server/site/site';

const PERMISSIONS_POLICY = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

interface SecurityOptions {
  inlineHashes: InlineHashes;
  /** The origin visitors use. HTTPS is demanded of browsers only when it is an https one. */
  publicUrl: string | undefined;
}

/** The security headers of every answer. Scripts come from our own files, or carry a hash of the build. */
export function securityHeaders({ inlineHashes, publicUrl }: SecurityOptions): RequestHandler[] {
  const https = publicUrl?.startsWith('https:') ?? false;
  return [
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'", ...inlineHashes.scriptHashes.map(quoted)],
          styleSrc: ["'self'", ...inlineHashes.styleHashes.map(quoted)],
          // Ark UI's server HTML positions its parts with style attributes.
          styleSrcAttr: ["'unsafe-inline'"],
          imgSrc: ["'self'", 'data:', 'blob:'],
          fontSrc: ["'self'"],
          connectSrc: ["'self'"],
          workerSrc: ["'self'"],
          manifestSrc: ["'self'"],
          objectSrc: ["'none'"],
          baseUri: ["'none'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
          upgradeInsecureRequests: https ? [] : null,
        },
      },
      strictTransportSecurity: https && { maxAge: 31_536_000, includeSubDomains: false },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      xFrameOptions: { action: 'deny' },
    }),
    (_request, response, next) => {
      response.set('permissions-policy', PERMISSIONS_POLICY);
      next();
    },
  ];
}

function quoted(hash: string): string {
  return `'${hash}'`;
}
