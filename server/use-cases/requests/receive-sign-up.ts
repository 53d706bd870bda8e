import * as z from 'zod/mini';
import type { Acknowledgement } from '#domain/order/contracts/answers';
import { newsletterSchema } from '#domain/order/contracts/requests/newsletter';
import type { NewsletterStore } from '#server/stores/requests/request-ports';
import { acknowledgeOnce } from './acknowledge-once';
import { parseRequest } from './parse-request';

const bodySchema = z.compile(newsletterSchema);

export interface ReceiveSignUpServices {
  newsletter: NewsletterStore;
  now: () => Date;
}

/**
 * Signs an address up for the newsletter, once. The answer does not reveal whether it was on the list before.
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
