import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { InlineHashes } from '#server/site/site';

const PERMISSIONS_POLICY = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

interface SecurityOptions {
  inlineHashes: InlineHashes;
  /** The origin visitors use. HTTPS is demanded of browsers only when it is an https one. */
  publicUrl: string | undefined;
}

/**
 * The security headers of every answer. Scripts come from our own files, or carry a hash of the build.
 * They are the same for every request: helmet is asked once.
 */
export function securityHeaders(options: SecurityOptions): RequestHandler {
  const headers = [
    ...headersOf(policies(options)),
    ['permissions-policy', PERMISSIONS_POLICY],
  ] as const;
  return (_request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}

/** What a handler that looks at nothing sets on an answer. */
function headersOf(handler: ReturnType<typeof helmet>): [string, string][] {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  handler(request, response, (error) => {
    if (error !== undefined) throw error;
  });
  return Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]);
}

function policies({ inlineHashes, publicUrl }: SecurityOptions): ReturnType<typeof helmet> {
  const https = publicUrl?.startsWith('https:') ?? false;
  return helmet({
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
  });
}

function quoted(hash: string): string {
  return `'${hash}'`;
}
