import * as z from 'zod/mini';
import { newsletterForm } from '#app/content/company/newsletter-form';
import { submitRequest } from '#app/pwa/outbox/submit-request';
import { fieldErrors } from '#domain/order/contracts/answers';
import { requests } from '#domain/order/contracts/requests/request-kinds';

/** The result of a sign-up: received by us, kept on this device until it can be sent, or neither. */
export type SignedUp =
  | { kind: 'received' }
  | { kind: 'saved'; message: string }
  | { kind: 'failed'; message: string };

/**
 * Checks, saves and sends a sign-up, and reports the result.
 *
 * @param fields of the form, by name
 */
export async function signUp(fields: Record<string, unknown>): Promise<SignedUp> {
  const { email, website } = fields;
  const body = { email, ...(website ? { website } : {}) };
  const checked = z.safeParse(requests.newsletter.schema, body);
  if (!checked.success) {
    return {
      kind: 'failed',
      message: fieldErrors(checked.error)['email'] ?? newsletterForm.failed,
    };
  }
  const result = await submitRequest('newsletter', checked.data);
  if (result.kind === 'failed') {
    return { kind: 'failed', message: result.problem.fields?.['email'] ?? result.problem.message };
  }
  return result;
}
