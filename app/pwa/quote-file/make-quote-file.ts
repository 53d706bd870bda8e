import { PDFDocument } from 'pdfkit';
import headingUrl from '#domain/order/document/fonts/heading.ttf?url';
import strongUrl from '#domain/order/document/fonts/strong.ttf?url';
import textUrl from '#domain/order/document/fonts/text.ttf?url';
import { writePdf } from '#domain/order/document/pdf/write-pdf';
import { quoteDocument, type QuoteFacts } from '#domain/order/document/quote-document';

/** The quote as a PDF with a file name. @throws when a typeface cannot be loaded */
export async function makeQuoteFile(facts: QuoteFacts): Promise<File> {
  const quote = quoteDocument(facts);
  const [text, strong, heading] = await Promise.all([textUrl, strongUrl, headingUrl].map(bytesAt));
  if (!text || !strong || !heading) throw new Error('A typeface is missing');
  const bytes = await writePdf(PDFDocument, { text, strong, heading }, quote);
  return new File([bytes], quote.fileName, { type: 'application/pdf' });
}

async function bytesAt(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`A typeface could not be loaded: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
