import { quoteDocument } from '#domain/quote-document/quote-document';
import { writePdf } from '#domain/quote-document/pdf/write-pdf';
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
 * The quote of a stored request as its homeowner can make it on the device, byte for byte. Takes some
 * 20 ms of the one thread there is.
 *
 * @throws {NoDocumentError}
 */
export async function quotePdf(
  { pricing }: { pricing: Pick<PricingStore, 'version'> },
  row: RoomConfiguration,
): Promise<QuotePdf> {
  const quote = quoteDocument(factsOf(row, await pricing.version(row.pricingVersion)));
  // Only now: the server starts without its PDF library.
  const { PDFDocument } = await import('pdfkit');
  const bytes = await writePdf(PDFDocument, await loadDocumentFonts(), quote);
  return { fileName: quote.fileName, bytes: Buffer.from(bytes.buffer) };
}
