import type { EstimateFigures } from '#domain/design/estimate/both-figures';
import type { QuoteVersion } from '#domain/order/quote/quote-version';
import {
  writtenDocument,
  type QuotedDesign,
} from '#domain/order/document/written/written-document';
import { readShareCode } from '#domain/design/sharing/read-share-code';
import type { AskedYear } from '#domain/order/quote/by-facts';
import type { QuoteRequestRecord } from '#server/stores/records';
import type { PricingStore } from '#server/stores/ports';
import type { QuotePdf, QuotePdfSources } from './quote-pdf';

type Prices = Pick<PricingStore, 'version' | 'current'>;

/**
 * A version of a written quote as a file. Where its design, or the design's size, is no longer known, the
 * file has no drawings.
 *
 * @param request the one it answers
 */
export async function writtenQuotePdf(
  { facts, pricing, pdfs }: Omit<QuotePdfSources, 'pricing'> & { pricing: Prices },
  version: QuoteVersion,
  request: EstimateFigures & { pricingVersion: number },
): Promise<QuotePdf> {
  const design = await designOf(pricing, version.content.design, request.pricingVersion);
  const quote = writtenDocument(version, design, facts(), request);
  return { fileName: quote.fileName, bytes: await pdfs.writtenQuote(quote) };
}

async function designOf(
  pricing: Prices,
  code: string | null,
  pricingVersion: number,
): Promise<QuotedDesign | null> {
  const shared = code === null ? null : readShareCode(code);
  if (!shared?.ok) return null;
  const { roomType, shellSizeId } = shared.draft;
  if (roomType === null || shellSizeId === null) return null;
  const sizes = await knownSizes(pricing, pricingVersion);
  const size = sizes.find(({ id }) => id === shellSizeId);
  return size === undefined ? null : { choices: { ...shared.draft, roomType, shellSizeId }, size };
}

/** What heating the room of a request is worked out from. */
export async function askedYear(
  pricing: Prices,
  { pricingVersion, yearSaid }: Pick<QuoteRequestRecord, 'pricingVersion' | 'yearSaid'>,
): Promise<AskedYear> {
  return { sizes: await knownSizes(pricing, pricingVersion), said: yearSaid };
}

/** The sizes of a request's own price list; one chosen at the visit may only be in the current one, which follows. */
async function knownSizes(
  pricing: Prices,
  pricingVersion: number,
): Promise<QuotedDesign['size'][]> {
  const own = await pricing.version(pricingVersion);
  return [...(own?.pricing.shellSizes ?? []), ...(await pricing.current()).pricing.shellSizes];
}
