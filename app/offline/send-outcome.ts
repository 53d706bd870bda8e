import type { ApiError } from '#domain/contracts/api-error';
import type { Acknowledgement } from '#domain/contracts/acknowledgement';
import type { Receipt } from '#domain/contracts/receipt';
import type { EntryKind } from './outbox-entry';

/** Why a request is still with us although it was sent. */
export type RetryReason = 'network' | 'timeout' | 'server' | 'busy' | 'not-ours';

/** What became of one attempt, in the outbox's terms; the sender is passed in and must tell it so. */
export type SendOutcome =
  | { kind: 'received'; receipt: Receipt | Acknowledgement }
  | { kind: 'refused'; status: number; error: ApiError }
  | { kind: 'retry'; reason: RetryReason; status?: number; retryAfterMs?: number };

/**
 * Sends one request under its id as the idempotency key, to the call for its kind. Never throws:
 * every end is an outcome.
 */
export type Send = (entry: { id: string; kind: EntryKind; body: unknown }) => Promise<SendOutcome>;
