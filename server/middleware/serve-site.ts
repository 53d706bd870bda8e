import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Request, RequestHandler, Response } from 'express';
import { HASH_HEADER } from '#domain/site/content/pages/device-files';
import { cleanPath } from '#domain/site/page-path';
import { encodedPath } from '#server/ports/site';
import type { Encoding, Site, StaticFile } from '#server/ports/site';
import { problemOf } from './api-answers';
import { POLICY_HEADER, type PagePolicies } from './security-headers';

const HASHED = 'public, max-age=31536000, immutable';
const REVALIDATED = 'no-cache';

/** Pages, and the worker, which takes its policy from its own script. */
const DOCUMENTS = new Set(['.html', '.js']);

/** They speak to documents; on twenty hashed files they would be 30 KiB of a page's weight. */
const FOR_DOCUMENTS = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Permissions-Policy',
  'Referrer-Policy',
  'X-Frame-Options',
  // What somebody reports is a page, not one of its files.
  'X-Request-Id',
];

/** Screens that nobody's cache keeps. */
const AT_THE_DESK = /^\/admin(\/|$)/;

interface Answer {
  file: StaticFile;
  status: 200 | 404;
  cacheControl: string;
}

interface PageAnswer extends Answer {
  policy: string | undefined;
}

/** Answers every GET and HEAD that is not the API's: pages, files, or not found (decision 0042). */
export function serveSite(site: Site, policies: PagePolicies): RequestHandler {
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.status(405).set('allow', 'GET, HEAD').type('text').send('Method not allowed\n');
      return;
    }
    const clean = cleanPath(request.path);
    if (clean !== request.path && pageAt(site, clean) !== undefined) {
      response.set('cache-control', REVALIDATED).redirect(308, clean + queryOf(request));
      return;
    }
    const moved = site.redirects.get(clean);
    if (moved !== undefined && pageAt(site, clean) === undefined) {
      response.set('cache-control', REVALIDATED).redirect(308, moved + queryOf(request));
      return;
    }
    const answer = await find(site, request).catch(asProblem(response));
    if (answer === 'unknown') return;
    if (answer?.status !== 200) response.vary('Accept');
    if (answer === undefined) sendPlainNotFound(response);
    else await send(request, response, { ...answer, policy: policies.get(answer.file) });
  };
}

/** The page at a path, spelt as it is. */
export function pageAt({ files }: Site, path: string): StaticFile | undefined {
  return files.get(path === '/' ? '/index.html' : `${path}/index.html`);
}

/** Undefined for a missing file: a script or a picture must never be answered with a page. */
async function find(site: Site, request: Request): Promise<Answer | undefined> {
  const { path } = request;
  const page = pageAt(site, path);
  if (page !== undefined) {
    const cacheControl = AT_THE_DESK.test(path) ? 'no-store' : REVALIDATED;
    return { file: page, status: 200, cacheControl };
  }
  const hashed = path.startsWith('/assets/');
  const file = site.files.get(path) ?? (hashed ? await site.archive.find(path) : undefined);
  if (file !== undefined) {
    return { file, status: 200, cacheControl: hashed ? HASHED : REVALIDATED };
  }
  if ((hashed || extname(path) !== '') && !isNavigation(request)) return undefined;
  return { file: site.notFound, status: 404, cacheControl: REVALIDATED };
}

/** Nobody keeps the answer that a file of another process cannot be looked up now. */
function asProblem(response: Response) {
  return (error: unknown): 'unknown' => {
    const { status, headers } = problemOf(error, response);
    response.status(status).set({ 'cache-control': 'no-store', ...headers });
    response.type('text').send('This file cannot be found now. Please try again.\n');
    return 'unknown';
  };
}

/** Browsers name HTML when somebody opens an address, and not when a page asks for its parts. */
function isNavigation({ headers }: Request): boolean {
  return headers.accept?.includes('text/html') ?? false;
}

async function send(request: Request, response: Response, answer: PageAnswer): Promise<void> {
  const { file, status, cacheControl, policy } = answer;
  const encoding = negotiate(request, file);
  response.status(status).set('cache-control', cacheControl).type(extname(file.path));
  if (file.encodings.length > 0) response.vary('Accept-Encoding');
  if (encoding !== undefined) response.set('content-encoding', encoding);
  if (policy !== undefined) response.set(POLICY_HEADER, policy);
  const hashed = cacheControl === HASHED;
  if (hashed || !DOCUMENTS.has(extname(file.path)))
    for (const name of FOR_DOCUMENTS) response.removeHeader(name);
  if (hashed) describeByName(response, encoding);
  else if (file.hash !== undefined) describeByHash(response, file.hash, encoding);
  const failure = await (file.hash === undefined ? sendFile : sendWhole)(response, file, encoding);
  if (failure !== undefined && !response.headersSent) {
    // It was there at the start: a deploy has replaced the folder under a running server.
    for (const name of ['content-encoding', 'etag', HASH_HEADER]) response.removeHeader(name);
    sendPlainNotFound(response);
  }
}

/** A hashed name says what is in the file, so its tag only tells the encodings apart. */
function describeByName(response: Response, encoding: Encoding | undefined): void {
  // Anybody may load our scripts and typefaces: nothing in them is a secret.
  response.removeHeader('cross-origin-resource-policy');
  response.set('etag', `"${encoding ?? 'plain'}"`);
}

/** Its copies are compressed again when nobody waits, and a page that comes back is the same page. */
function describeByHash(response: Response, hash: string, encoding: Encoding | undefined): void {
  response.set('etag', `"${hash}-${encoding ?? 'plain'}"`).set(HASH_HEADER, hash);
}

/** The first of the file's encodings, in our order, that the client takes. */
function negotiate(request: Request, file: StaticFile): Encoding | undefined {
  return file.encodings.find((encoding) => request.acceptsEncodings(encoding) !== false);
}

function sendFile(
  response: Response,
  file: StaticFile,
  encoding: Encoding | undefined,
): Promise<Error | undefined> {
  const { folder: root } = file;
  const options = {
    root,
    // The tag says more than a time of the disk, and nobody resumes files as small as these.
    lastModified: false,
    acceptRanges: false,
    cacheControl: false,
    dotfiles: 'allow',
  } as const;
  return new Promise((resolve) => {
    response.sendFile(encodedPath(file, encoding), options, (error?: Error) => resolve(error));
  });
}

/** `sendFile` names a length and opens the file later: of a copy that was replaced in between, a visitor would wait for the rest. */
async function sendWhole(
  response: Response,
  file: StaticFile,
  encoding: Encoding | undefined,
): Promise<Error | undefined> {
  try {
    response.send(await readFile(join(file.folder, encodedPath(file, encoding))));
    return undefined;
  } catch (error) {
    return error as Error;
  }
}

function sendPlainNotFound(response: Response): void {
  response.status(404).set('cache-control', REVALIDATED).type('text').send('Not found\n');
}

function queryOf({ originalUrl }: Request): string {
  const start = originalUrl.indexOf('?');
  return start === -1 ? '' : originalUrl.slice(start);
}
