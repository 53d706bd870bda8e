import type { DetailedDocument } from '#domain/quote-document/detailed/detailed-document';
import { makePdf } from '#domain/quote-document/pdf/make-pdf';
import type { DocumentFonts, PdfClass } from '#domain/quote-document/pdf/pdf';
import { drawDetailedQuote } from './draw-detailed-quote';

/** A detailed quote as the bytes of a PDF, the same in every runtime (see `makePdf`). */
export function writeDetailedPdf(
  PDFDocument: PdfClass,
  fonts: DocumentFonts,
  quote: DetailedDocument,
): Promise<Uint8Array<ArrayBuffer>> {
  const { sender, date } = quote;
  const title = `${quote.title} ${quote.name}, from ${sender.name}`;
  return makePdf(PDFDocument, fonts, { title, author: sender.name, date }, (pdf) =>
    drawDetailedQuote(pdf, quote),
  );
}
