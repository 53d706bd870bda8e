import * as z from 'zod/mini';
import { boardSchema, type Board } from '#domain/order/contracts/admin/order';
import { request } from '#app/api/http';
import { parseJson } from '#app/api/json';

/** GET /api/board. @throws HttpError; TypeError without a connection; zod's error when the answer is not ours */
export async function fetchBoard(signal?: AbortSignal): Promise<Board> {
  const answer = await request('GET', '/api/board', { signal, cache: 'no-store' });
  return z.parse(boardSchema, parseJson(await answer.text()));
}
