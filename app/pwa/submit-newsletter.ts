import * as z from 'zod/mini';
import type { Acknowledgement } from '#domain/contracts/acknowledgement';
import { newsletterSchema, type NewsletterBody } from '#domain/contracts/newsletter';
import { sendNewsletter } from '#app/api/send-newsletter';
import { enqueueNewsletter } from '#app/offline/enqueue-newsletter';
import { submitRequest, type SubmitResult } from './submit-request';

/**
 * Saves a newsletter sign-up and starts sending it; where it cannot be saved it is sent at once
 * instead.
 *
 * @throws zod's error naming the field
 */
export async function submitNewsletter(
  body: NewsletterBody,
): Promise<SubmitResult<Acknowledgement>> {
  const request = z.parse(newsletterSchema, body);
  return submitRequest(request, { save: enqueueNewsletter, send: sendNewsletter });
}
