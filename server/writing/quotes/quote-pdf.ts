import type { StoredFacts } from '#domain/site/content/facts/company-facts';
import { quoteDocument } from '#domain/order/document/quote-document';
import type { Pdfs } from '#server/ports/pdfs';
import type { PricingStore } from '#server/stores/ports';
import type { QuoteRequestRecord } from '#server/stores/records';
import { factsOf } from './quote-facts';

/** A quote as a file. */
export interface QuotePdf {
  fileName: string;
  bytes: Buffer;
}

/** What quotes are written from, and with. */
export interface QuotePdfSources {
  facts: () => StoredFacts;
  pricing: PricingStore;
  pdfs: Pdfs;
}

/**
 * The quote of a stored request, byte for byte the one its homeowner can make on the device.
 *
 * @throws {NoDocumentError}
 */
export async function quotePdf(
  {
    facts,
    pricing,
    pdfs,
  }: Omit<QuotePdfSources, 'pricing'> & { pricing: Pick<PricingStore, 'version'> },
  row: QuoteRequestRecord,
): Promise<QuotePdf> {
  const version = await pricing.version(row.pricingVersion);
  const quote = quoteDocument(factsOf(row, version, facts()));
  return { fileName: quote.fileName, bytes: await pdfs.estimate(quote) };
}
