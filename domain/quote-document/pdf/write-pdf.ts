import { companyFacts } from '#domain/company';
import type { QuoteDocument } from '#domain/quote-document/quote-document';
import { drawQuote } from './draw-quote';
import { makePdf } from './make-pdf';
import type { DocumentFonts, PdfClass } from './pdf';

/** The estimate as the bytes of a PDF, the same in every runtime (see `makePdf`). */
export function writePdf(
  PDFDocument: PdfClass,
  fonts: DocumentFonts,
  quote: QuoteDocument,
): Promise<Uint8Array<ArrayBuffer>> {
  const title = `${quote.title}: quote from ${companyFacts.name}`;
  return makePdf(PDFDocument, fonts, { title, date: quote.date }, (pdf) => drawQuote(pdf, quote));
}
