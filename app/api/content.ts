import * as z from 'zod/mini';
import {
  articleRowsSchema,
  contentOverviewSchema,
  type ArticleRow,
  type ContentOverview,
} from '#domain/contracts/admin/content';
import type { ContentOf, DocumentName } from '#domain/content/documents';
import { HttpError, request } from './http';
import { parseJson } from './json';

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

/** A document as the desk changes it; null for an article that is not there. */
export interface StoredDocument<Value> {
  revision: number;
  value: Value | null;
}

/**
 * GET /api/content/:name.
 *
 * @param schema of its value
 * @throws as above; an article that is not there has revision 0 and no value
 */
export async function fetchDocument<Value>(
  name: DocumentName,
  schema: z.ZodMiniType<Value>,
  signal?: AbortSignal,
): Promise<StoredDocument<Value>> {
  const stored = z.object({ revision: z.int(), value: z.nullable(schema) });
  try {
    const answer = await request('GET', `/api/content/${name}`, { signal, cache: 'no-store' });
    return z.parse(stored, parseJson(await answer.text())) as StoredDocument<Value>;
  } catch (error) {
    const isNew = name.startsWith('article:') && error instanceof HttpError && error.status === 404;
    if (isNew) return { revision: 0, value: null };
    throw error;
  }
}

/**
 * PUT /api/content/:name; null takes an article away.
 *
 * @throws HttpError 409 `desk_conflict`, 400 with the fields
 */
export async function saveDocument<Name extends DocumentName>(
  name: Name,
  body: { revision: number; value: ContentOf<Name> | null },
): Promise<void> {
  await request('PUT', `/api/content/${name}`, { body });
}
