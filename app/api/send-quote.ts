import { receiptSchema, type Receipt } from '#domain/contracts/receipt';
import { postOnce } from './post-once';
import type { SendOutcome } from './send-outcome';

/**
 * POST /api/room-configurations under the entry's id as its Idempotency-Key; gives up after 20 s.
 * Never throws: every end is an outcome.
 */
export function sendQuote(
  { id, body }: { id: string; body: unknown },
  signal?: AbortSignal,
): Promise<SendOutcome<Receipt>> {
  return postOnce({ path: '/api/room-configurations', id, body, receiptSchema }, signal);
}
