import * as z from 'zod/mini';
import { byFacts } from '#domain/order/quote/by-facts';
import { writtenQuoteSchema } from '#domain/order/quote/written-quote';
import { validUntil } from '#domain/order/quote/quote-version';
import { ApiProblem } from '#server/api-problem';
import { askedYear, writtenQuotePdf } from '#server/writing/quotes/written-quote-pdf';
import { NoDocumentError } from '#server/writing/quotes/quote-facts';
import { quotePdf, type QuotePdf, type QuotePdfSources } from '#server/writing/quotes/quote-pdf';
import type { OrderStore } from '#server/stores/orders/order-ports';
import type { QuoteRequestRecord } from '#server/stores/records';
import type { QuoteRequestStore } from '#server/stores/requests/request-ports';
import { noSuchRequest } from '#server/use-cases/inbox/work-in-inbox';
import { parseRequest } from '#server/use-cases/requests/parse-request';
import type { LinkedRequest } from './follow-links';

export interface QuoteFileServices extends QuotePdfSources {
  roomConfigurations: QuoteRequestStore;
  orders: OrderStore;
}

const previewSchema = z.object({ content: writtenQuoteSchema }, 'Send the quote to preview');

/**
 * The estimate that a request was answered with.
 *
 * @throws {ApiProblem} 409 no_document if a choice in it was retired
 */
export function estimateFile(
  services: QuotePdfSources,
  request: QuoteRequestRecord,
): Promise<QuotePdf> {
  return quotePdf(services, request).catch((error: unknown) => {
    if (error instanceof NoDocumentError) throw new ApiProblem(409, 'no_document', error.message);
    throw error;
  });
}

/**
 * A version of the written quote as it was sent.
 *
 * @throws {ApiProblem} 404 no_quote
 */
export function sentQuoteFile(
  services: QuotePdfSources,
  { request, order }: LinkedRequest,
  number: number,
): Promise<QuotePdf> {
  const sent = order.versions.find(({ version }) => version === number);
  if (sent === undefined) {
    throw new ApiProblem(404, 'no_quote', 'There is no written quote with this number.');
  }
  return writtenQuotePdf(services, sent, request);
}

/**
 * What the next version would look like if it were sent now.
 *
 * @throws {ApiProblem} 400 invalid_request, 404 no_such_request
 */
export async function previewOfQuote(
  services: QuoteFileServices,
  requestId: string,
  body: unknown,
  now: Date,
): Promise<QuotePdf> {
  const { content } = parseRequest(previewSchema, body);
  const { request, order } = await orderedBy(services, requestId);
  const asked = await askedYear(services.pricing, request);
  const preview = {
    requestReference: request.reference,
    version: order.versions.length + 1,
    sentAt: now.toISOString(),
    validUntil: validUntil(now, content.terms.validDays),
    content: byFacts(content, services.facts(), asked),
  };
  return writtenQuotePdf(services, preview, request);
}

/**
 * A request with its order.
 *
 * @throws {ApiProblem} 404 no_such_request
 */
export async function orderedBy(
  { roomConfigurations, orders }: Pick<QuoteFileServices, 'roomConfigurations' | 'orders'>,
  requestId: string,
): Promise<LinkedRequest> {
  const request = await roomConfigurations.find(requestId);
  const order = await orders.find(requestId);
  if (request === undefined || order === undefined) throw noSuchRequest();
  return { request, order };
}
