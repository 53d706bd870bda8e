import { submitRequest } from '#app/pwa/outbox/submit-request';
import type { CheckedRequest } from '#domain/order/contracts/requests/request-kinds';

/** The result of an enquiry: received by us, kept on this device until it can be sent, or neither. */
export type SentEnquiry =
  | { kind: 'received' }
  | { kind: 'saved'; message: string }
  /** `refusedId`: it is also on this device, under this id, to be corrected. */
  | { kind: 'failed'; message: string; fields: Record<string, string>; refusedId?: string };

/** Saves and sends an enquiry and reports the result. Never throws. */
export async function sendEnquiry(
  enquiry: CheckedRequest<'enquiry'>,
  corrects?: string,
): Promise<SentEnquiry> {
  try {
    const result = await submitRequest('enquiry', enquiry, corrects);
    if (result.kind === 'failed') {
      const { message, fields = {} } = result.problem;
      return { kind: 'failed', message, fields, refusedId: result.refusedId };
    }
    return result;
  } catch {
    // Even an unforeseen error must end in a helpful message.
    const message = 'Something went wrong on this page. What you typed is still here.';
    return { kind: 'failed', message, fields: {} };
  }
}
