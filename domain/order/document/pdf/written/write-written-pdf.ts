import type { WrittenDocument } from '#domain/order/document/written/written-document';
import { makePdf } from '#domain/order/document/pdf/make-pdf';
import type { DocumentFonts, PdfClass } from '#domain/order/document/pdf/pdf';
import { drawWrittenQuote } from './draw-written-quote';

/** A written quote as the bytes of a PDF, the same in every runtime (see `makePdf`). */
export function writeWrittenPdf(
  PDFDocument: PdfClass,
  fonts: DocumentFonts,
  quote: WrittenDocument,
): Promise<Uint8Array<ArrayBuffer>> {
  const { sender, date } = quote;
  const title = `${quote.title} ${quote.name}, from ${sender.name}`;
  return makePdf(PDFDocument, fonts, { title, author: sender.name, date }, (pdf) =>
    drawWrittenQuote(pdf, quote),
  );
}
