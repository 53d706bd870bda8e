import * as z from 'zod/mini';
import { apiErrorSchema } from '#domain/contracts/api-error';
import { exchange } from './http';
import { parseJson } from './json';
import { retryAfterMs } from './retry-after';
import type { SendOutcome } from './send-outcome';

const PATIENCE_MS = 20_000;
const REFUSALS = [400, 413, 422];

/** A call that stores one request under its key, and what it answers when it has. */
interface PostOnce<S extends z.ZodMiniType<{ id: string }>> {
  path: string;
  /** The entry's id: the Idempotency-Key. */
  id: string;
  /** Sent as it is, so that the same key always carries the same body. */
  body: unknown;
  receiptSchema: S;
}

/** POST under the entry's id; gives up after 20 s. Never throws: every end is an outcome. */
export async function postOnce<S extends z.ZodMiniType<{ id: string }>>(
  { path, id, body, receiptSchema }: PostOnce<S>,
  signal?: AbortSignal,
): Promise<SendOutcome<z.output<S>>> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort('too slow'), PATIENCE_MS);
  const stop = () => patience.abort('stopped');
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop);
  try {
    const response = await exchange('POST', path, {
      body,
      headers: { 'idempotency-key': id },
      signal: patience.signal,
      // Following one would hand the contact details to whoever sent it.
      redirect: 'manual',
    });
    return outcomeOf(response, await response.text(), id, receiptSchema);
  } catch {
    const timedOut = patience.signal.reason === 'too slow';
    return { kind: 'retry', reason: timedOut ? 'timeout' : 'network' };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

function outcomeOf<S extends z.ZodMiniType<{ id: string }>>(
  response: Response,
  text: string,
  id: string,
  receiptSchema: S,
): SendOutcome<z.output<S>> {
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
