import * as z from 'zod/mini';
import type { Acknowledgement } from '#domain/contracts/acknowledgement';
import { enquirySchema, type Enquiry, type EnquiryBody } from '#domain/contracts/enquiry';
import { sendEnquiry } from '#app/api/send-enquiry';
import { enqueueEnquiry } from '#app/offline/enqueue-enquiry';
import { newEnquiry } from '#app/offline/new-entry';
import { replaceEntry } from '#app/offline/replace-entry';
import { submitRequest, type SubmitResult } from './submit-request';

/**
 * Saves an enquiry and starts sending it; where it cannot be saved it is sent at once instead.
 *
 * @param corrects the id of the refused enquiry on this device that this one takes the place of
 * @throws zod's error naming the field: the form checks with the same schema before
 */
export async function submitEnquiry(
  body: EnquiryBody,
  corrects?: string,
): Promise<SubmitResult<Acknowledgement>> {
  const request = z.parse(enquirySchema, body);
  const save = (enquiry: Enquiry, id: string) =>
    corrects === undefined ? enqueueEnquiry(enquiry, id) : saveInstead(corrects, enquiry, id);
  return submitRequest(request, { save, send: sendEnquiry });
}

/** The refused one may be gone meanwhile, deleted in another tab: then this is an enquiry of its own. */
async function saveInstead(corrects: string, enquiry: Enquiry, id: string) {
  const replaced = await replaceEntry(corrects, newEnquiry(enquiry, id, Date.now()));
  return replaced ?? enqueueEnquiry(enquiry, id);
}
