import * as z from 'zod/mini';
import {
  apiErrorSchema,
  type RetryReason,
  type SendOutcome,
} from '#domain/order/contracts/answers';
import { retryAfterMs } from './retry-after';

const REFUSALS = [400, 413, 422];

/**
 * What an answer means that is no receipt: a refusal is one with our own error body.
 *
 * @param json its body, as `parseJson` reads it
 * @param final the codes that are refusals whatever their status
 */
export function failureOf(
  response: Response,
  json: unknown,
  final: readonly string[],
): SendOutcome<never> {
  const { status, headers } = response;
  const error = z.safeParse(apiErrorSchema, json).data;
  if (error && (REFUSALS.includes(status) || final.includes(error.code))) {
    return { kind: 'refused', status, error };
  }
  return { kind: 'retry', reason: reasonOf(status), status, retryAfterMs: retryAfterMs(headers) };
}

function reasonOf(status: number): RetryReason {
  if (status === 408) return 'timeout';
  if (status === 429) return 'busy';
  return status >= 500 ? 'server' : 'not-ours';
}
