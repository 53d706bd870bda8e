import type { ApiError } from './api-error';

/** Why a request has not been delivered although it was sent. */
export type RetryReason = 'network' | 'timeout' | 'server' | 'busy' | 'not-ours';

/**
 * The result of one attempt. `received` only for a receipt with the request's own id, `refused` only for
 * a refusal with our own error body; everything else may be retried.
 */
export type SendOutcome<R> =
  | { kind: 'received'; receipt: R }
  | { kind: 'refused'; status: number; error: ApiError }
  | { kind: 'retry'; reason: RetryReason; status?: number; retryAfterMs?: number };
