import { extname } from 'node:path';
import type { Request, RequestHandler, Response } from 'express';
import { encodedPath } from '#server/site/file-index';
import type { Encoding, StaticFile } from '#server/site/file-index';
import type { Site } from '#server/site/site';
import { POLICY_HEADER, type PagePolicies } from './security-headers';

const HASHED = 'public, max-age=31536000, immutable';
const REVALIDATED = 'no-cache';

/** They speak to documents; on twenty hashed files they would be 30 KiB of a page's weight. */
const FOR_DOCUMENTS = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Permissions-Policy',
  'Referrer-Policy',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];

interface Answer {
  file: StaticFile;
  status: 200 | 404;
  cacheControl: string;
}

interface PageAnswer extends Answer {
  policy: string | undefined;
}

/** Answers every GET and HEAD that is not the API's: files, pages, the shell, or not found. */
export function serveSite(site: Site, policies: PagePolicies): RequestHandler {
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.status(405).set('allow', 'GET, HEAD').type('text').send('Method not allowed\n');
      return;
    }
    const path = decoded(request.path);
    if (path !== undefined && path !== '/' && path.endsWith('/')) {
      response.set('cache-control', REVALIDATED).redirect(308, withoutTrailingSlash(request));
      return;
    }
    const answer = path === undefined ? undefined : find(site, path);
    if (answer === undefined) sendPlainNotFound(response);
    else await send(request, response, { ...answer, policy: policies.get(answer.file.path) });
  };
}

/** Undefined for a missing file: a script or a picture must never be answered with a page. */
function find({ files, archive, shell, notFound }: Site, path: string): Answer | undefined {
  const page = files.get(path === '/' ? '/index.html' : `${path}/index.html`);
  if (page !== undefined) return { file: page, status: 200, cacheControl: REVALIDATED };

  const hashed = path.startsWith('/assets/');
  const file = files.get(path) ?? archive.get(path);
  if (file !== undefined) {
    return { file, status: 200, cacheControl: hashed ? HASHED : REVALIDATED };
  }
  if (hashed || extname(path) !== '') return undefined;
  if (path.startsWith('/admin/')) return { file: shell, status: 200, cacheControl: 'no-store' };
  return { file: notFound, status: 404, cacheControl: REVALIDATED };
}

async function send(request: Request, response: Response, answer: PageAnswer): Promise<void> {
  const { file, status, cacheControl, policy } = answer;
  const encoding = negotiate(request, file);
  response.status(status).set('cache-control', cacheControl).type(extname(file.path));
  if (file.encodings.length > 0) response.vary('Accept-Encoding');
  if (encoding !== undefined) response.set('content-encoding', encoding);
  if (policy !== undefined) response.set(POLICY_HEADER, policy);
  if (cacheControl === HASHED) for (const name of FOR_DOCUMENTS) response.removeHeader(name);
  const failure = await sendFile(response, file, encoding);
  if (failure !== undefined && !response.headersSent) {
    // It was there at the start: a deploy has replaced the folder under a running server.
    response.removeHeader('content-encoding');
    sendPlainNotFound(response);
  }
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
  const options = { root: file.folder, cacheControl: false, dotfiles: 'allow' } as const;
  return new Promise((resolve) => {
    response.sendFile(encodedPath(file, encoding), options, (error?: Error) => resolve(error));
  });
}

function sendPlainNotFound(response: Response): void {
  response.status(404).set('cache-control', REVALIDATED).type('text').send('Not found\n');
}

/** Leading slashes and backslashes shrink to one: "//host/" would lead to another site. */
function withoutTrailingSlash(request: Request): string {
  const start = request.originalUrl.indexOf('?');
  const query = start === -1 ? '' : request.originalUrl.slice(start);
  return `/${request.path.replace(/^[/\\]+|\/+$/g, '')}${query}`;
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    // Not the encoding of any text, so the address of nothing.
    return undefined;
  }
}
