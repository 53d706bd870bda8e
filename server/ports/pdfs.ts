import type { MoneyDocument } from '#domain/order/document/money/money-document';
import type { QuoteDocument } from '#domain/order/document/quote-document';
import type { WrittenDocument } from '#domain/order/document/written/written-document';

/** Writes documents as PDFs, byte for byte as a device would. Each blocks the single thread while it is laid out. */
export interface Pdfs {
  /** About 20 ms. */
  estimate(quote: QuoteDocument): Promise<Buffer>;
  /** 40 to 80 ms. */
  writtenQuote(quote: WrittenDocument): Promise<Buffer>;
  /** An invoice, credit note, receipt or statement: about 10 ms. */
  money(document: MoneyDocument): Promise<Buffer>;
}
