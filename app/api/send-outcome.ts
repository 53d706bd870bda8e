import type { ApiError } from '#domain/contracts/api-error';

/**
 * What became of one attempt. `received` only for a receipt with the entry's own id, `refused` only
 * for a refusal in our own words; everything else may be tried again.
 */
export type SendOutcome<R> =
  | { kind: 'received'; receipt: R }
  | { kind: 'refused'; status: number; error: ApiError }
  | {
      kind: 'retry';
      reason: 'network' | 'timeout' | 'server' | 'busy' | 'not-ours';
      status?: number;
      retryAfterMs?: number;
    };
