import * as z from 'zod/mini';
import { apiErrorSchema, type ApiError } from '#domain/contracts/api-error';
import { receiptSchema, type Receipt } from '#domain/contracts/receipt';
import { exchange } from './http';
import { parseJson } from './json';
import { retryAfterMs } from './retry-after';

const PATIENCE_MS = 20_000;
const REFUSALS = [400, 413, 422];

/**
 * What became of one attempt. `received` only for a receipt with the entry's own id, `refused` only
 * for a refusal in our own words; everything else may be tried again.
 */
export type SendOutcome =
  | { kind: 'received'; receipt: Receipt }
  | { kind: 'refused'; status: number; error: ApiError }
  | {
      kind: 'retry';
      reason: 'network' | 'timeout' | 'server' | 'busy' | 'not-ours';
      status?: number;
      retryAfterMs?: number;
    };

/**
 * POST /api/room-configurations under the entry's id as its Idempotency-Key; gives up after 20 s.
 * Never throws: every end is an outcome.
 *
 * @param entry `body` is sent as it is, so that the same key always carries the same body
 */
export async function sendQuote(
  { id, body }: { id: string; body: unknown },
  signal?: AbortSignal,
): Promise<SendOutcome> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort('too slow'), PATIENCE_MS);
  const stop = () => patience.abort('stopped');
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop);
  try {
    const response = await exchange('POST', '/api/room-configurations', {
      body,
      headers: { 'idempotency-key': id },
      signal: patience.signal,
      // Following one would hand the contact details to whoever sent it.
      redirect: 'manual',
    });
    return outcomeOf(response, await response.text(), id);
  } catch {
    const timedOut = patience.signal.reason === 'too slow';
    return { kind: 'retry', reason: timedOut ? 'timeout' : 'network' };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

function outcomeOf(response: Response, text: string, id: string): SendOutcome {
  const { status } = response;
  const json = parseJson(text);
  if (response.ok) {
    const receipt = z.safeParse(receiptSchema, json);
    if (receipt.success && receipt.data.id === id)
      return { kind: 'received', receipt: receipt.data };
  }
  if (REFUSALS.includes(status)) {
    const error = z.safeParse(apiErrorSchema, json);
    if (error.success) return { kind: 'refused', status, error: error.data };
  }
  return {
    kind: 'retry',
    reason: reasonOf(status),
    status,
    retryAfterMs: retryAfterMs(response.headers),
  };
}

function reasonOf(status: number) {
  if (status === 408) return 'timeout';
  if (status === 429) return 'busy';
  return status >= 500 ? 'server' : 'not-ours';
}
