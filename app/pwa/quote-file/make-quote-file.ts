import { PDFDocument } from 'pdfkit';
import headingUrl from '#domain/order/document/fonts/heading.ttf?url';
import strongUrl from '#domain/order/document/fonts/strong.ttf?url';
import textUrl from '#domain/order/document/fonts/text.ttf?url';
import { loadEnergy } from '#app/pwa/content/use-energy';
import { yearSaid } from '#app/pwa/use-year-said';
import { moneyDocument } from '#domain/order/document/money/money-document';
import type { MoneyPaper } from '#domain/order/money/paper';
import { writeMoneyPdf } from '#domain/order/document/pdf/money/draw-money';
import type { DocumentFonts } from '#domain/order/document/pdf/pdf';
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
  return pdfOf(quote.fileName, await writePdf(PDFDocument, await typefaces(), quote));
}

/** An invoice or what follows it, as a PDF with a file name. @throws when a typeface cannot be loaded */
export async function makeMoneyFile(paper: MoneyPaper): Promise<File> {
  const document = moneyDocument(paper);
  return pdfOf(document.fileName, await writeMoneyPdf(PDFDocument, await typefaces(), document));
}

function pdfOf(fileName: string, bytes: Uint8Array<ArrayBuffer>): File {
  return new File([bytes], fileName, { type: 'application/pdf' });
}

async function typefaces(): Promise<DocumentFonts> {
  const [text, strong, heading] = await Promise.all([textUrl, strongUrl, headingUrl].map(bytesAt));
  if (!text || !strong || !heading) throw new Error('A typeface is missing');
  return { text, strong, heading };
}

async function bytesAt(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`A typeface could not be loaded: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
