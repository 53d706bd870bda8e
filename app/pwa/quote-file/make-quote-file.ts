import { PDFDocument } from 'pdfkit';
import headingUrl from '#domain/order/document/fonts/heading.ttf?url';
import strongUrl from '#domain/order/document/fonts/strong.ttf?url';
import textUrl from '#domain/order/document/fonts/text.ttf?url';
import { loadEnergy } from '#app/pwa/content/use-energy';
import { yearSaid } from '#app/pwa/use-year-said';
import { writePdf } from '#domain/order/document/pdf/write-pdf';
import { quoteDocument, type QuoteFacts } from '#domain/order/document/quote-document';

export type QuoteContent = Omit<QuoteFacts, 'energy'>;

/** Whose word on direction and week a year's heating follows: this device's of today, or, as on our server, the request's. */
export type HeatingFor = 'device' | 'request';

/** The quote as a PDF with a file name. @throws when a typeface cannot be loaded */
export async function makeQuoteFile(facts: QuoteContent, heating: HeatingFor): Promise<File> {
  const energy = await loadEnergy();
  const quote = quoteDocument({
    ...facts,
    energy: energy === 'missing' ? undefined : energy,
    said: heating === 'device' ? yearSaid() : facts.said,
  });
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
