import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { noteError } from '#server/middleware/request-log';
import type { Listed } from '#server/stores/pages';

/** At the longest names and addresses that we take, 100 kB. */
const PAGE_ROWS = 100;

/**
 * `GET /api/…`: a list's first rows, or those that `?after=` names; where there are more, a Link header
 * (RFC 8288) says where they are.
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

/** `/api/…/export.csv`: a file to keep, never to be shown as a page; sent as fast as it is taken. */
export async function sendCsv(
  response: Response,
  { name, parts, now }: { name: string; parts: AsyncIterable<string>; now: Date },
): Promise<void> {
  const date = now.toISOString().slice(0, 10);
  response.attachment(`${name}-${date}.csv`).type('text/csv; charset=utf-8');
  try {
    await pipeline(Readable.from(parts), response);
  } catch (error) {
    // Who takes the file sees that it has broken off. It may be they who did not want it any more.
    if (!(error instanceof Error)) throw error;
    if (!('code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE')) {
      noteError(response, error);
    }
  }
}
