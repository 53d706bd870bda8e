import { acknowledgementSchema, type Acknowledgement } from '#domain/contracts/acknowledgement';
import { postOnce } from './post-once';
import type { SendOutcome } from './send-outcome';

/**
 * POST /api/newsletter under the entry's id as its Idempotency-Key; gives up after 20 s.
 * Never throws: every end is an outcome.
 */
export function sendNewsletter(
  { id, body }: { id: string; body: unknown },
  signal?: AbortSignal,
): Promise<SendOutcome<Acknowledgement>> {
  return postOnce(
    { path: '/api/newsletter', id, body, receiptSchema: acknowledgementSchema },
    signal,
  );
}
