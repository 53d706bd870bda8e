import * as z from 'zod/mini';
import {
  articleRowsSchema,
  contentDocumentSchema,
  contentOverviewSchema,
  contentTouchesSchema,
  contentVersionsSchema,
  type ArticleRow,
  type ContentDocument,
  type ContentOverview,
  type ContentTouches,
  type ContentVersionInfo,
} from '#domain/order/contracts/admin/content';
import type { DocumentName } from '#domain/site/content/documents';
import { request } from '#app/api/http';
import { parseJson } from '#app/api/json';

/** GET /api/content: every document of the site's words. @throws HttpError; TypeError without a connection; zod's error */
export async function fetchContentOverview(signal?: AbortSignal): Promise<ContentOverview> {
  const answer = await request('GET', '/api/content', { signal, cache: 'no-store' });
  return z.parse(contentOverviewSchema, parseJson(await answer.text()));
}

/** GET /api/content/articles, newest first. @throws as above */
export async function fetchArticleRows(signal?: AbortSignal): Promise<ArticleRow[]> {
  const answer = await request('GET', '/api/content/articles', { signal, cache: 'no-store' });
  return z.parse(articleRowsSchema, parseJson(await answer.text()));
}

/**
 * GET /api/content/:name, or one version of it: what it says is not checked.
 *
 * @throws HttpError 404 `not_found`; TypeError without a connection; zod's error
 */
export async function fetchDocument(
  name: DocumentName,
  { version, signal }: { version?: number; signal?: AbortSignal } = {},
): Promise<ContentDocument> {
  const path =
    version === undefined ? documentPath(name) : `${documentPath(name)}/versions/${version}`;
  const answer = await request('GET', path, { signal, cache: 'no-store' });
  return z.parse(contentDocumentSchema, parseJson(await answer.text()));
}

/** GET /api/content/:name/versions, newest first. @throws as `fetchDocument` */
export async function fetchDocumentVersions(
  name: DocumentName,
  signal?: AbortSignal,
): Promise<ContentVersionInfo[]> {
  const answer = await request('GET', `${documentPath(name)}/versions`, { signal });
  return z.parse(contentVersionsSchema, parseJson(await answer.text()));
}

/**
 * PUT /api/content/:name: saves a document whole over the version it was made from. Null takes an article away.
 *
 * @throws HttpError 409 `desk_conflict`, 400 with the fields
 */
export async function saveDocument(
  name: DocumentName,
  body: { revision: number; note: string; value: unknown },
): Promise<ContentDocument> {
  const answer = await request('PUT', documentPath(name), { body });
  return z.parse(contentDocumentSchema, parseJson(await answer.text()));
}

/** POST /api/content/:name/touches: what saving it would change. Saves nothing. @throws HttpError 400 with the fields */
export async function fetchTouches(
  name: DocumentName,
  value: unknown,
  signal?: AbortSignal,
): Promise<ContentTouches> {
  const answer = await request('POST', `${documentPath(name)}/touches`, {
    body: { value },
    signal,
  });
  return z.parse(contentTouchesSchema, parseJson(await answer.text()));
}

/** Where a form of `previewSchema` is posted to see a page. */
export function previewAddress(name: DocumentName): string {
  return `${documentPath(name)}/preview`;
}

function documentPath(name: DocumentName): string {
  return `/api/content/${encodeURIComponent(name)}`;
}
