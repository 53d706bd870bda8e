import * as z from 'zod/mini';
import { followViewSchema, type FollowView } from '#domain/order/contracts/follow';
import { fileOf } from './file-of';
import { request } from './http';
import { parseJson } from './json';

/**
 * POST /api/follow: what the page of a request shows. The token travels in the body, as in every call here.
 *
 * @throws HttpError 404 `no_such_link`, 410 `no_longer_kept`; TypeError without a connection; zod's error when the
 *   response is not ours
 */
export async function fetchFollow(token: string, signal?: AbortSignal): Promise<FollowView> {
  const response = await request('POST', '/api/follow', { body: { token }, signal });
  return z.parse(followViewSchema, parseJson(await response.text()));
}

/** POST: the visit as a file for calendars. @throws as `fetchFollow` */
export async function fetchVisitFile(token: string): Promise<File> {
  return fileOf(await request('POST', '/api/follow/visit.ics', { body: { token } }));
}

/** POST: a photo of one of the questions. @throws as `fetchFollow`, and 404 `no_such_photo` */
export async function fetchFollowPhoto(
  token: string,
  id: string,
  signal?: AbortSignal,
): Promise<Blob> {
  const path = `/api/follow/photos/${id}/picture`;
  return (await request('POST', path, { body: { token }, signal })).blob();
}

/** POST: the estimate as a PDF. @throws as `fetchFollow`, and 409 `no_document` */
export async function fetchEstimatePdf(token: string): Promise<File> {
  return fileOf(await request('POST', '/api/follow/estimate.pdf', { body: { token } }));
}

/** POST: one version of the written quote as a PDF. @throws as `fetchFollow` */
export async function fetchQuotePdf(token: string, version: number): Promise<File> {
  return fileOf(await request('POST', '/api/follow/quote.pdf', { body: { token, version } }));
}
