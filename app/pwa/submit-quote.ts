import * as z from 'zod/mini';
import { quoteRequestSchema, type QuoteRequestBody } from '#domain/contracts/quote-request';
import type { Receipt } from '#domain/contracts/receipt';
import { sendQuote } from '#app/api/send-quote';
import { enqueue } from '#app/offline/enqueue';
import { submitRequest, type SubmitResult } from './submit-request';

/**
 * Saves a quote request and starts sending it; where it cannot be saved it is sent at once instead.
 *
 * @throws zod's error naming the field: the form checks with the same schema before
 */
export async function submitQuote(body: QuoteRequestBody): Promise<SubmitResult<Receipt>> {
  const request = z.parse(quoteRequestSchema, body);
  return submitRequest(request, { save: enqueue, send: sendQuote });
}
