import * as z from 'zod/mini';
import type { Acknowledgement } from '#domain/contracts/acknowledgement';
import { newsletterSchema } from '#domain/contracts/newsletter';
import type { NewsletterStore } from '#server/stores/request-ports';
import { acknowledgeOnce } from './acknowledge-once';
import { parseRequest } from './parse-request';

const bodySchema = z.compile(newsletterSchema);

export interface ReceiveSignUpServices {
  newsletter: NewsletterStore;
  now: () => Date;
}

/**
 * Notes once that an address asks for the newsletter. Nothing in the answer tells whether it had
 * asked before.
 *
 * @param key the Idempotency-Key in lower case
 * @throws {ApiProblem} 400 invalid_request, 422 idempotency_mismatch
 * @throws {StoreUnavailableError} nothing was stored
 */
export function receiveSignUp(
  { newsletter, now }: ReceiveSignUpServices,
  key: string | undefined,
  body: unknown,
): Promise<Acknowledgement> {
  return acknowledgeOnce(key, body, {
    findByKey: (id) => newsletter.findByKey(id),
    keep: async (stamp) => newsletter.add(stamp, parseRequest(bodySchema, body).email),
    now,
  });
}
