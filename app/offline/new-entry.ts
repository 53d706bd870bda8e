import type { QuoteRequest } from '#domain/contracts/quote-request';
import { ENTRY_SCHEMA, type UnsentEntry } from './outbox-entry';

/** A request that waits to be sent at once. `now` in milliseconds since 1970. */
export function newEntry(request: QuoteRequest, id: string, now: number): UnsentEntry {
  const { name: _name, email: _email, phone: _phone, ...summary } = request;
  return {
    schema: ENTRY_SCHEMA,
    id,
    kind: 'quote',
    createdAt: now,
    state: 'waiting',
    attempts: 0,
    nextAttemptAt: now,
    request,
    summary,
  };
}
