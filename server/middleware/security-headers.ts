import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { StaticFile } from '#server/ports/site';

export const POLICY_HEADER = 'content-security-policy';

const PERMISSIONS_POLICY = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

interface SecurityOptions {
  /** The hashes of the scripts in the site's pages as they are now. */
  scriptHashes: () => readonly string[];
  /** The origin visitors use. Browsers are told to insist on HTTPS only if this is an https origin. */
  publicUrl: string | undefined;
  /** Where pages send pictures, if not to us. */
  uploadOrigin: string | undefined;
  /** Where `/uploads/<key>` leads, if not to us. */
  publicObjectsUrl: string | undefined;
}

/** API responses except documents and tables such as `quote.pdf`, which browsers display as pages. */
const DATA = /^\/api\/[^.]*$/;

/**
 * The security headers of every response. In pages, scripts must be our own files or have a hash from
 * the build; data may not load anything. They are the same for every request until something is published, so helmet
 * only runs once.
 */
export function securityHeaders(options: SecurityOptions): RequestHandler {
  const isHttps = isHttpsOrigin(options.publicUrl);
  const ofPages = whileTheSame(options.scriptHashes, (scriptHashes) =>
    headersOf(policies(pageDirectives(options, scriptHashes, []), isHttps)),
  );
  const ofData = headersOf(policies(DATA_DIRECTIVES, isHttps));
  return (request, response, next) => {
    const headers = DATA.test(request.url) ? ofData : ofPages();
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}

/** The content security policy of a page, if it has an inlined style. */
export interface PagePolicies {
  get(page: Pick<StaticFile, 'style'>): string | undefined;
}

/** Each page allows only its own inlined style: the hashes of all pages together would take 2 KiB. */
export function pagePolicies(options: SecurityOptions): PagePolicies {
  const isHttps = isHttpsOrigin(options.publicUrl);
  const made = whileTheSame(options.scriptHashes, (scriptHashes) => ({
    scriptHashes,
    byStyle: new Map<string, string>(),
  }));
  return {
    get({ style }) {
      if (style === undefined) return undefined;
      const { scriptHashes, byStyle } = made();
      const known = byStyle.get(style);
      if (known !== undefined) return known;
      const directives = pageDirectives(options, scriptHashes, [style]);
      const policy = new Map(headersOf(policies(directives, isHttps))).get(POLICY_HEADER) ?? '';
      byStyle.set(style, policy);
      return policy;
    },
  };
}

/**
 * The headers of a page that is shown in a frame of our own before it is published: it runs nothing, sends nothing and
 * leads nowhere.
 */
export function previewHeaders(
  options: Pick<SecurityOptions, 'publicUrl' | 'publicObjectsUrl'>,
  styleHashes: readonly string[],
): Readonly<Record<string, string>> {
  const directives = {
    ...pageDirectives({ ...options, uploadOrigin: undefined }, [], styleHashes),
    scriptSrc: ["'none'"],
    connectSrc: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["'self'"],
    // Its typefaces are only for our own origin.
    sandbox: ['allow-same-origin'],
  };
  const headers = headersOf(policies(directives, isHttpsOrigin(options.publicUrl)));
  return { ...Object.fromEntries(headers), 'x-frame-options': 'SAMEORIGIN' };
}

/** Makes something again only once what it is made from is another. */
function whileTheSame<From, Made>(current: () => From, make: (from: From) => Made): () => Made {
  let last: { from: From; made: Made } | undefined;
  return () => {
    const from = current();
    if (last?.from !== from) last = { from, made: make(from) };
    return last.made;
  };
}

function isHttpsOrigin(publicUrl: string | undefined): boolean {
  return publicUrl?.startsWith('https:') ?? false;
}

/** The headers set by a handler that ignores the request. */
function headersOf(handler: ReturnType<typeof helmet>): [string, string][] {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  handler(request, response, (error) => {
    if (error !== undefined) throw error;
  });
  const headers = Object.entries(response.getHeaders());
  return [
    ...headers.map(([name, value]): [string, string] => [name, String(value)]),
    ['permissions-policy', PERMISSIONS_POLICY],
  ];
}

type Directives = Record<string, string[] | null>;

const DATA_DIRECTIVES: Directives = {
  defaultSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
};

function pageDirectives(
  { uploadOrigin, publicObjectsUrl }: Pick<SecurityOptions, 'uploadOrigin' | 'publicObjectsUrl'>,
  scriptHashes: readonly string[],
  styleHashes: readonly string[],
): Directives {
  const cdn = publicObjectsUrl === undefined ? [] : [publicObjectsUrl];
  const store = uploadOrigin === undefined ? [] : [uploadOrigin];
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...scriptHashes.map(quoted)],
    styleSrc: ["'self'", ...styleHashes.map(quoted)],
    // Ark UI's server-rendered HTML positions its parts with style attributes.
    styleSrcAttr: ["'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:', ...cdn],
    fontSrc: ["'self'"],
    // Every page, as the administrator's screens open in any without loading a document. The worker, too,
    // fetches the pictures.
    connectSrc: ["'self'", ...store, ...cdn],
    workerSrc: ["'self'"],
    manifestSrc: ["'self'"],
    objectSrc: ["'none'"],
    // Only app/ui/page/own-html.ts, app/pwa/install/register-service-worker.ts and app/room/photo/reading may
    // create markup and script URLs, and the desk's editor reads what is pasted, in a document where nothing runs.
    requireTrustedTypesFor: ["'script'"],
    trustedTypes: ['own-html', 'own-worker', 'photo-worker', 'ProseMirrorClipboard'],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  };
}

function policies(directives: Directives, isHttps: boolean): ReturnType<typeof helmet> {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { ...directives, upgradeInsecureRequests: isHttps ? [] : null },
    },
    strictTransportSecurity: isHttps && { maxAge: 31_536_000, includeSubDomains: false },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    // For browsers and plug-ins that no longer exist; on each answer they would be 130 bytes.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
}

function quoted(hash: string): string {
  return `'${hash}'`;
}
