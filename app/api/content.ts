import * as z from 'zod/mini';
import { contentOverviewSchema, type ContentOverview } from '#domain/contracts/admin/content';
import { request } from './http';
import { parseJson } from './json';

/** GET /api/content: every document of the site's words. @throws HttpError; TypeError without a connection; zod's error */
export async function fetchContentOverview(signal?: AbortSignal): Promise<ContentOverview> {
  const answer = await request('GET', '/api/content', { signal, cache: 'no-store' });
  return z.parse(contentOverviewSchema, parseJson(await answer.text()));
}
