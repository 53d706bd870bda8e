import { randomUUID } from 'node:crypto';
import { starterPricing } from '#domain/design/pricing/starter';
import { choicesOf, quoteRequestSchema } from '#domain/order/contracts/requests/quote-request';
import { price } from '#domain/design/pricing/price';
import { emptyDocument } from '#server/stores/lowdb/document';
import type { Document } from '#server/stores/lowdb/document';
import type { QuoteRequestRecord } from '#server/stores/records';
import { quoteBody } from '#server/testing/requests/quote-body';
import { newQuoteRequest } from '#server/testing/rows/records';

const request = quoteRequestSchema.parse(quoteBody());
const { lines, total } = price(choicesOf(request), starterPricing);

/** A quote request as the server stores it, with all its price lines: about 1.2 kB of JSON. */
export function quoteRow(number: number): QuoteRequestRecord {
  const { features, finishes, roomType } = request;
  return {
    ...newQuoteRequest({ features, finishes, roomType, serverLines: lines }),
    windows: 2,
    patioGlass: true,
    estimatedPrice: total,
    serverPrice: total,
    id: randomUUID(),
    requestHash: 'f'.repeat(64),
    reference: `MGR-${number.toString(36).toUpperCase().padStart(8, '0')}`,
  };
}

/** A document with this many quote requests. */
export function documentOf(rows: number): Document {
  const roomConfigurations = Array.from({ length: rows }, (_, number) => quoteRow(number));
  return { ...emptyDocument, roomConfigurations };
}
