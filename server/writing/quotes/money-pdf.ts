import { moneyDocument } from '#domain/order/document/money/money-document';
import { paperOfLine, type MoneyPaper } from '#domain/order/money/paper';
import type { OrderEvent } from '#domain/order/history/events';
import { accountOf } from '#domain/order/money/account';
import type { Pdfs } from '#server/ports/pdfs';
import type { InvoiceStore } from '#server/stores/orders/order-ports';
import type { OrderRecord } from '#server/stores/orders/order-records';
import type { QuotePdf } from './quote-pdf';

interface Sources {
  invoices: Pick<InvoiceStore, 'of'>;
  pdfs: Pick<Pdfs, 'money'>;
}

/**
 * The document of an invoice, a credit note or a payment, byte for byte the one that a device makes; undefined for what has
 * none, as a payment before the first invoice.
 */
export async function moneyPdf(
  { invoices, pdfs }: Sources,
  event: OrderEvent,
  order: OrderRecord,
): Promise<QuotePdf | undefined> {
  const { id, requestId, what } = event;
  const key = what.kind === 'paid' ? what.payment : id;
  const line = accountOf(order.events).find((one) => one.id === key);
  const paper = line && paperOfLine(await invoices.of(requestId), line);
  return paper && paperPdf(pdfs, paper);
}

/** A document of an order's money as a file. */
export async function paperPdf(pdfs: Pick<Pdfs, 'money'>, paper: MoneyPaper): Promise<QuotePdf> {
  const document = moneyDocument(paper);
  return { fileName: document.fileName, bytes: await pdfs.money(document) };
}
