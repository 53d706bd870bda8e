import { randomUUID } from 'node:crypto';
import { choicesOf, fieldErrors, quoteRequestSchema } from '#domain/contracts/quote-request';
import type { QuoteRequest } from '#domain/contracts/quote-request';
import type { Receipt } from '#domain/contracts/receipt';
import { UnknownShellSizeError, UnpricedFinishError } from '#domain/pricing/errors';
import { price } from '#domain/pricing/price';
import type { Price } from '#domain/pricing/price';
import { ApiProblem } from '#server/api-problem';
import type { PricingStore, RoomConfigurationStore } from '#server/stores/ports';
import type { PricingVersion, RoomConfiguration } from '#server/stores/records';
import { quoteReference } from './quote-reference';
import { requestHash, TooDeepError } from './request-hash';

export interface ReceiveQuoteServices {
  pricing: PricingStore;
  roomConfigurations: RoomConfigurationStore;
  now: () => Date;
}

/**
 * Stores a quote request once and returns its receipt. The same key with the same body gets the
 * first receipt again, even if the rules for a body have changed since.
 *
 * @param key the Idempotency-Key in lower case; without one every call is a request of its own
 * @throws {ApiProblem} 400 invalid_request, 422 unknown_shell_size, unpriced_finish or
 *   idempotency_mismatch
 * @throws {StoreUnavailableError} nothing was stored
 */
export async function receiveQuote(
  { pricing, roomConfigurations, now }: ReceiveQuoteServices,
  key: string | undefined,
  body: unknown,
): Promise<Receipt> {
  const hash = hashOf(body);
  const earlier = key === undefined ? undefined : await roomConfigurations.findByKey(key);
  if (earlier !== undefined) return receiptFor(earlier, hash);

  const request = parseRequest(body);
  const version = await namedVersion(pricing, request.pricingVersion);
  const { lines, total } = priceOf(request, version);
  const { pricingVersion, patioGlass = false, ...fields } = request;
  const row = await roomConfigurations.add(
    {
      id: key ?? randomUUID(),
      createdAt: now().toISOString(),
      ...fields,
      patioGlass,
      serverPrice: total,
      serverLines: lines,
      pricingVersion: version.version,
      unknownPricingVersion:
        pricingVersion === undefined || pricingVersion === version.version ? null : pricingVersion,
      requestHash: hash,
    },
    quoteReference,
  );
  return receiptFor(row, hash);
}

function hashOf(body: unknown): string {
  try {
    return requestHash(body);
  } catch (error) {
    if (!(error instanceof TooDeepError)) throw error;
    throw invalidRequest({ body: error.message });
  }
}

function parseRequest(body: unknown): QuoteRequest {
  const parsed = quoteRequestSchema.safeParse(body);
  if (!parsed.success) throw invalidRequest(fieldErrors(parsed.error));
  return parsed.data;
}

function invalidRequest(fields: Record<string, string>): ApiProblem {
  return new ApiProblem(400, 'invalid_request', 'Please check the marked fields.', { fields });
}

/** A version we do not know (a restored backup, another server) must not cost us the quote. */
async function namedVersion(
  pricing: PricingStore,
  number: number | undefined,
): Promise<PricingVersion> {
  const named = number === undefined ? undefined : await pricing.version(number);
  return named ?? (await pricing.current());
}

function priceOf(request: QuoteRequest, { pricing }: PricingVersion): Price {
  try {
    return price(choicesOf(request), pricing);
  } catch (error) {
    if (error instanceof UnknownShellSizeError) {
      throw new ApiProblem(422, 'unknown_shell_size', 'We do not offer this shell size.', {
        fields: { [error.field]: error.message },
      });
    }
    if (error instanceof UnpricedFinishError) {
      throw new ApiProblem(422, 'unpriced_finish', 'We do not offer this finish.', {
        fields: { [error.field]: error.message },
      });
    }
    throw error;
  }
}

function receiptFor(row: RoomConfiguration, hash: string): Receipt {
  if (row.requestHash !== hash) {
    throw new ApiProblem(
      422,
      'idempotency_mismatch',
      'A different request was already received under this Idempotency-Key.',
    );
  }
  return {
    id: row.id,
    reference: row.reference,
    receivedAt: row.createdAt,
    estimatedPrice: row.estimatedPrice,
    serverPrice: row.serverPrice,
    pricingVersion: row.pricingVersion,
  };
}
