import * as z from 'zod/mini';
import type {
  QuoteRequestSummary,
  DeskQuoteRequest,
} from '#domain/order/contracts/admin/desk-quote-request';
import { quoteFields, textsOf } from '#domain/order/contracts/requests/form-fields';
import { choicesOf, choicesSchema } from '#domain/order/contracts/requests/quote-request';
import { formatOpenings } from '#domain/design/draft/format-openings';
import { placementSchema } from '#domain/room/geometry/openings/placement';
import { countsOf } from '#domain/room/options/counts';
import { onOneLine } from '#domain/text/plain-text';
import { NotOfferedError } from '#domain/design/pricing/errors';
import { price } from '#domain/design/pricing/price';
import { roomTypeIdSchema } from '#domain/room/options/room-types';
import type { PricingVersion, QuoteRequestRecord } from '#server/stores/records';
import { designOf, roomOf, sizeIn } from '#server/use-cases/requests/described-room';
import { alsoFrom, type AlsoFromServices } from './also-from';
import { mailReport, type MailReportServices } from './mail-report';

export interface ShowQuoteServices extends AlsoFromServices, MailReportServices {}

/** A quote request as the list shows it. */
export async function quoteRequestSummary(
  { pricing }: Pick<ShowQuoteServices, 'pricing'>,
  row: QuoteRequestRecord,
): Promise<QuoteRequestSummary> {
  const { id, createdAt, state, seenAt, anonymisedAt, reference, estimatedPrice, serverPrice } =
    row;
  const room = await roomOf(pricing, row);
  return {
    id,
    createdAt,
    ...textsOf(quoteFields, row, onOneLine),
    state,
    seenAt,
    anonymisedAt,
    reference,
    estimatedPrice,
    serverPrice,
    room,
  };
}

/** A quote request in full: the price as the homeowner saw it and at today's prices. */
export async function showQuoteRequest(
  services: ShowQuoteServices,
  row: QuoteRequestRecord,
): Promise<DeskQuoteRequest> {
  const { pricing } = services;
  const size = sizeIn(await pricing.version(row.pricingVersion), row);
  const { notes, revision, handledAt } = row;
  const placement = z.safeParse(placementSchema, row.placement).data;
  return {
    ...(await quoteRequestSummary(services, row)),
    notes,
    revision,
    handledAt,
    roomType: z.safeParse(roomTypeIdSchema, row.roomType).data,
    ...countsOf(row),
    placement,
    design: designOf(row),
    yearSaid: row.yearSaid,
    openings: formatOpenings(row),
    size: size === undefined ? null : { width: size.width, depth: size.depth },
    atRequest: {
      pricingVersion: row.pricingVersion,
      lines: row.serverLines,
      total: row.serverPrice,
    },
    unknownPricingVersion: row.unknownPricingVersion,
    today: priceToday(row, await pricing.current()),
    // Nobody is told about a request without a sender.
    mails: row.anonymisedAt === null ? await mailReport(services, 'quote', row.id) : [],
    also: await alsoFrom(services, row),
  };
}

/** Null when something in it is no longer offered. */
function priceToday(
  row: QuoteRequestRecord,
  { version, pricing }: PricingVersion,
): DeskQuoteRequest['today'] {
  const choices = z.safeParse(choicesSchema, row);
  if (!choices.success) return null;
  try {
    return { pricingVersion: version, ...price(choicesOf(choices.data), pricing) };
  } catch (error) {
    if (error instanceof NotOfferedError) return null;
    throw error;
  }
}
