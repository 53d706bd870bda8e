import type { QuoteDocument } from '#domain/order/document/quote-document';
import { drawQuote } from './draw-quote';
import { makePdf } from './make-pdf';
import type { DocumentFonts, PdfClass } from './pdf';

/** The estimate as the bytes of a PDF, the same in every runtime (see `makePdf`). */
export function writePdf(
  PDFDocument: PdfClass,
  fonts: DocumentFonts,
  quote: QuoteDocument,
): Promise<Uint8Array<ArrayBuffer>> {
  const { sender, date } = quote;
  const title = `${quote.title}: estimate from ${sender.name}`;
  return makePdf(PDFDocument, fonts, { title, author: sender.name, date }, (pdf) =>
    drawQuote(pdf, quote),
  );
}
