import type { CompanyFacts } from '#domain/site/content/facts/company-facts';
import { quoteDocument } from '#domain/order/document/quote-document';
import { writePdf } from '#domain/order/document/pdf/write-pdf';
import type { PricingStore } from '#server/stores/ports';
import type { RoomConfiguration } from '#server/stores/records';
import { loadDocumentFonts } from './document-fonts';
import { factsOf } from './quote-facts';

/** A quote as a file. */
export interface QuotePdf {
  fileName: string;
  bytes: Buffer;
}

/**
 * The quote of a stored request, byte for byte the one its homeowner can make on the device. Blocks the
 * single thread for about 20 ms.
 *
 * @throws {NoDocumentError}
 */
export async function quotePdf(
  { facts, pricing }: { facts: () => CompanyFacts; pricing: Pick<PricingStore, 'version'> },
  row: RoomConfiguration,
): Promise<QuotePdf> {
  const version = await pricing.version(row.pricingVersion);
  const quote = quoteDocument(factsOf(row, version, facts()));
  // Loaded on demand, so that the server starts without its PDF library.
  const { PDFDocument } = await import('pdfkit');
  const bytes = await writePdf(PDFDocument, await loadDocumentFonts(), quote);
  return { fileName: quote.fileName, bytes: Buffer.from(bytes.buffer) };
}
