import * as z from 'zod/mini';
import type { Acknowledgement } from '#domain/order/contracts/answers';
import { enquirySchema } from '#domain/order/contracts/requests/enquiry';
import { enquiryFields, textsOf } from '#domain/order/contracts/requests/form-fields';
import type { PostOffice } from '#server/ports/mail';
import type { EnquiryStore } from '#server/stores/requests/request-ports';
import { acknowledgeOnce } from './acknowledge-once';
import { NEW_IN_INBOX } from '#server/use-cases/inbox/new-in-inbox';
import { parseRequest } from './parse-request';

const bodySchema = z.compile(enquirySchema);

export interface ReceiveEnquiryServices {
  enquiries: EnquiryStore;
  /** Woken when there is a new request to write about. */
  mail: PostOffice;
  now: () => Date;
}

/**
 * Stores an enquiry once and acknowledges it.
 *
 * @param key the Idempotency-Key in lower case
 * @throws {ApiProblem} 400 invalid_request, 422 idempotency_mismatch
 * @throws {StoreUnavailableError} nothing was stored
 */
export function receiveEnquiry(
  { enquiries, mail, now }: ReceiveEnquiryServices,
  key: string | undefined,
  body: unknown,
): Promise<Acknowledgement> {
  return acknowledgeOnce(key, body, {
    findByKey: (id) => enquiries.findByKey(id),
    keep: async (stamp) => {
      const enquiry = parseRequest(bodySchema, body);
      // A form sends '' for what was left empty.
      const projectType = enquiry.projectType || null;
      const message = enquiry.message || null;
      const fields = { ...textsOf(enquiryFields, enquiry), projectType, message };
      const row = await enquiries.add({ ...stamp, ...fields, ...NEW_IN_INBOX });
      mail.wake();
      return row;
    },
    now,
  });
}
