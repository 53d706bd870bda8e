import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { noteError } from '#server/middleware/request-log';
import type { Listed } from '#server/stores/pages';

/** 100 kB, with the longest names and addresses we accept. */
const PAGE_ROWS = 100;

/**
 * `GET /api/…`: a list's first page, or the one that `?after=` names; if there are more, a Link header (RFC
 * 8288) points to the next.
 */
export async function sendPage<Row>(
  { originalUrl, query }: Request,
  response: Response,
  listed: Listed<Row>,
  summarise: (row: Row) => object | Promise<object>,
): Promise<void> {
  const after = typeof query['after'] === 'string' ? query['after'] : undefined;
  const { rows, next } = await listed.list({ after, limit: PAGE_ROWS });
  if (next !== undefined) {
    const [path = ''] = originalUrl.split('?');
    response.set('link', `<${path}?after=${encodeURIComponent(next)}>; rel="next"`);
  }
  response.json(await Promise.all(rows.map(summarise)));
}

/** `GET /api/…/export.csv`: always a download, never shown as a page; sent as fast as the client reads it. */
export async function sendCsv(
  response: Response,
  { name, parts, now }: { name: string; parts: AsyncIterable<string>; now: Date },
): Promise<void> {
  const date = now.toISOString().slice(0, 10);
  response.attachment(`${name}-${date}.csv`).type('text/csv; charset=utf-8');
  await pipeline(Readable.from(parts), response).catch(noteBrokenOff(response));
}

/** What becomes of a download that did not come to its end, which the client sees. */
export function noteBrokenOff(response: Response) {
  return (error: unknown): void => {
    if (!(error instanceof Error)) throw error;
    // The client may have cancelled it itself: that is not our error.
    if (!('code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE')) {
      noteError(response, error);
    }
  };
}
