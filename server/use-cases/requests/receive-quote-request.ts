import * as z from 'zod/mini';
import { isBait, quoteFields, textsOf } from '#domain/order/contracts/requests/form-fields';
import { choicesOf, quoteRequestSchema } from '#domain/order/contracts/requests/quote-request';
import type { QuoteRequest } from '#domain/order/contracts/requests/quote-request';
import type { Receipt } from '#domain/order/contracts/answers';
import { ifSaid } from '#domain/room/energy/use';
import { placementFaults } from '#domain/room/geometry/openings/placement-faults';
import { NotOfferedError } from '#domain/design/pricing/errors';
import { price } from '#domain/design/pricing/price';
import type { Price } from '#domain/design/pricing/price';
import { shellSizeOf } from '#domain/design/pricing/shell-price';
import { countsOf } from '#domain/room/options/counts';
import { ApiProblem } from '#server/api-problem';
import type { PostOffice } from '#server/ports/mail';
import type { PricingStore } from '#server/stores/ports';
import type {
  NewQuoteRequest,
  ReceivedQuoteRequest,
  QuoteRequestStore,
} from '#server/stores/requests/request-ports';
import type { PricingVersion, RequestStamp } from '#server/stores/records';
import { quoteReference } from './quote-reference';
import { NEW_IN_INBOX } from '#server/use-cases/inbox/new-in-inbox';
import { invalidRequest, parseRequest } from './parse-request';
import { receiveOnce } from './receive-once';

/** Compiled once: interpreting the schema takes several times as long. */
const bodySchema = z.compile(quoteRequestSchema);

export interface ReceiveQuoteServices {
  pricing: PricingStore;
  roomConfigurations: QuoteRequestStore;
  /** Woken when there is a new request to write about. */
  mail: PostOffice;
  now: () => Date;
}

/**
 * Stores a quote request once, priced by the version it names, and returns its receipt. A bot that fills in
 * the hidden field gets a receipt too, but nothing is stored.
 *
 * @param key the Idempotency-Key in lower case; without one every call is a request of its own
 * @throws {ApiProblem} 400 invalid_request, 422 unknown_shell_size, unpriced_opening, unpriced_feature,
 *   unpriced_finish or idempotency_mismatch
 * @throws {StoreUnavailableError} nothing was stored
 */
export async function receiveQuoteRequest(
  services: ReceiveQuoteServices,
  key: string | undefined,
  body: unknown,
): Promise<Receipt> {
  const { roomConfigurations, now } = services;
  const row = await receiveOnce(key, body, {
    findByKey: (id) => roomConfigurations.findByKey(id),
    keep: (stamp) => keepQuote(services, stamp, parseRequest(bodySchema, body)),
    now,
  });
  return receiptFor(row);
}

async function keepQuote(
  { pricing, roomConfigurations, mail }: ReceiveQuoteServices,
  stamp: RequestStamp,
  request: QuoteRequest,
): Promise<ReceivedQuoteRequest> {
  const version = await namedVersion(pricing, request.pricingVersion);
  const priced = priceOf(request, version);
  checkPlacement(request, version);
  const row = rowOf(request, stamp, version, priced);
  // A bot gets its receipt, and nothing is stored.
  if (isBait(request)) return { ...row, reference: quoteReference() };
  const { followHash, yearSaid } = request;
  const beside = { followHash, yearSaid: ifSaid(yearSaid) };
  const stored = await roomConfigurations.add(row, quoteReference, beside);
  mail.wake();
  return stored;
}

/** A version we do not know (a restored backup, another server) must not cost us the quote. */
async function namedVersion(
  pricing: PricingStore,
  number: number | undefined,
): Promise<PricingVersion> {
  const named = number === undefined ? undefined : await pricing.version(number);
  return named ?? (await pricing.current());
}

const NOT_OFFERED = {
  'shell size': 'unknown_shell_size',
  opening: 'unpriced_opening',
  feature: 'unpriced_feature',
  finish: 'unpriced_finish',
} as const satisfies Record<NotOfferedError['what'], string>;

function priceOf(request: QuoteRequest, { pricing }: PricingVersion): Price {
  try {
    return price(choicesOf(request), pricing);
  } catch (error) {
    if (error instanceof NotOfferedError) {
      throw new ApiProblem(422, NOT_OFFERED[error.what], `We do not offer this ${error.what}.`, {
        fields: { [error.field]: error.message },
      });
    }
    throw error;
  }
}

/**
 * Refuses openings that do not fit. Only at the homeowner's own prices: under others the shell may have other
 * dimensions, and the placement is then stored as it came and drawn as far as it can be.
 *
 * @throws {ApiProblem} 400 invalid_request
 */
function checkPlacement(request: QuoteRequest, { version, pricing }: PricingVersion): void {
  if (request.pricingVersion !== version) return;
  const faults = placementFaults(shellSizeOf(request.shellSizeId, pricing), choicesOf(request));
  if (Object.keys(faults).length > 0) throw invalidRequest(faults);
}

/** The stamp is not spread: a row that begins with a spread takes several times its size in memory. */
function rowOf(
  request: QuoteRequest,
  { id, createdAt, requestHash }: RequestStamp,
  { version }: PricingVersion,
  { lines, total }: Price,
): NewQuoteRequest {
  const { placement, pricingVersion: named = version } = request;
  return {
    id,
    createdAt,
    requestHash,
    ...textsOf(quoteFields, request),
    roomType: request.roomType,
    shellSizeId: request.shellSizeId,
    ...countsOf(request),
    features: request.features,
    finishes: request.finishes,
    estimatedPrice: request.estimatedPrice,
    serverPrice: total,
    serverLines: lines,
    pricingVersion: version,
    unknownPricingVersion: named === version ? null : named,
    ...NEW_IN_INBOX,
    ...(placement && { placement }),
  };
}

function receiptFor(row: ReceivedQuoteRequest): Receipt {
  return {
    id: row.id,
    reference: row.reference,
    receivedAt: row.createdAt,
    estimatedPrice: row.estimatedPrice,
    serverPrice: row.serverPrice,
    pricingVersion: row.pricingVersion,
  };
}
