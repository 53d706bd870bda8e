import * as z from 'zod/mini';
import {
  requestOf,
  type CheckedRequest,
  type RequestKind,
  type SummaryOf,
} from '#domain/order/contracts/requests/request-kinds';
import { ENTRY_SCHEMA, type OutboxEntry } from './outbox-entry';

/** A request of one kind that has not been sent yet. */
export interface NewEntry<K extends RequestKind = RequestKind> {
  schema: typeof ENTRY_SCHEMA;
  id: string;
  createdAt: number;
  /** Must be a kind that `readEntry` knows, or it does not compile: what is written must be readable. */
  kind: K & OutboxEntry['kind'];
  summary: SummaryOf<K>;
  state: 'waiting';
  attempts: number;
  nextAttemptAt: number;
  request: CheckedRequest<K>;
  /** Of the link whose hash the request names. */
  followToken?: string;
}

/**
 * Builds an outbox entry that may be sent at once.
 *
 * @param id the idempotency key it will be sent under
 * @param now milliseconds since 1970
 */
export function newEntry<K extends RequestKind>(
  kind: K,
  request: CheckedRequest<K>,
  id: string,
  now: number,
): NewEntry<K> {
  return {
    schema: ENTRY_SCHEMA,
    id,
    createdAt: now,
    kind,
    summary: z.parse(requestOf(kind).summary, request),
    state: 'waiting',
    attempts: 0,
    nextAttemptAt: now,
    request,
  };
}
