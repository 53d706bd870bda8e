import { writeMoneyPdf } from '#domain/order/document/pdf/money/draw-money';
import { writePdf } from '#domain/order/document/pdf/write-pdf';
import { writeWrittenPdf } from '#domain/order/document/pdf/written/write-written-pdf';
import type { Pdfs } from '#server/ports/pdfs';
import { loadDocumentFonts } from './document-fonts';

// Loaded on demand, so that the server starts without its PDF library.
const library = async () => (await import('pdfkit')).PDFDocument;

/** Documents as PDFs by pdfkit. */
export const pdfs: Pdfs = {
  async estimate(quote) {
    const bytes = await writePdf(await library(), await loadDocumentFonts(), quote);
    return Buffer.from(bytes.buffer);
  },
  async writtenQuote(quote) {
    const bytes = await writeWrittenPdf(await library(), await loadDocumentFonts(), quote);
    return Buffer.from(bytes.buffer);
  },
  async money(document) {
    const bytes = await writeMoneyPdf(await library(), await loadDocumentFonts(), document);
    return Buffer.from(bytes.buffer);
  },
};
