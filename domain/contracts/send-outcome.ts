import type { ApiError } from './api-error';

/** Why a request is still with its sender although it was sent. */
export type RetryReason = 'network' | 'timeout' | 'server' | 'busy' | 'not-ours';

/**
 * What became of one attempt. `received` only for a receipt with the request's own id, `refused` only
 * for a refusal in our own words; everything else may be tried again.
 */
export type SendOutcome<R> =
  | { kind: 'received'; receipt: R }
  | { kind: 'refused'; status: number; error: ApiError }
  | { kind: 'retry'; reason: RetryReason; status?: number; retryAfterMs?: number };
