import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import type { Invoice } from '#domain/order/money/invoice';
import { exampleInvoice } from '#server/testing/rows/records';
import {
  QUICKBOOKS_INVOICES,
  QUICKBOOKS_PAYMENTS,
  XERO_INVOICES,
  XERO_PAYMENTS,
  type ExportedPayment,
} from './accountant-columns';
import type { Columns } from './columns';
import { csvOf } from './csv';

const INVOICE = exampleInvoice({
  number: 12,
  issuedOn: '2026-11-28',
  dueOn: '2026-12-12',
  pence: 987_500,
  vat: 164_583,
  net: 822_917,
  buyer: { name: '=HYPERLINK("x")', address: '2 Garden Lane, NN1 1AA' },
});
const CREDIT: Invoice = {
  ...INVOICE,
  kind: 'credit',
  number: 3,
  of: 12,
  dueOn: null,
  pence: 100_050,
  vat: 16_675,
  net: 83_375,
};
const PAYMENT: ExportedPayment = {
  id: INVOICE.id,
  on: '2026-12-01',
  pence: 500_001,
  how: 'bank',
  text: 'MRS LEE',
  reference: INVOICE.reference,
  name: 'Ann Lee',
  invoice: 12,
};

async function written<Row>(columns: Columns<Row>, ...rows: Row[]) {
  const parts: string[] = [];
  async function* pages() {
    yield rows;
  }
  for await (const part of csvOf(columns, pages())) parts.push(part);
  const text = parts.join('').trim();
  return Papa.parse<Record<string, string>>(text, { header: true }).data;
}

describe('the accountant’s file', () => {
  it('of invoices for Xero has its columns, amounts with VAT, and credit notes below zero', async () => {
    const [invoice, credit] = await written(XERO_INVOICES, INVOICE, CREDIT);
    expect(invoice).toMatchObject({
      '*InvoiceNumber': 'INV-00012',
      Reference: 'MGR-7K4Q-2D',
      '*InvoiceDate': '28/11/2026',
      '*DueDate': '12/12/2026',
      '*Quantity': '1',
      '*UnitAmount': '9875',
      TaxAmount: '1645.83',
      '*TaxType': '20% (VAT on Income)',
      // No formula runs when a spreadsheet opens it.
      '*ContactName': `'=HYPERLINK("x")`,
    });
    expect(credit).toMatchObject({
      '*InvoiceNumber': 'CN-00003',
      '*DueDate': '28/11/2026',
      '*UnitAmount': '-1000.5',
      TaxAmount: '-166.75',
    });
  });

  it('of invoices for QuickBooks has its columns', async () => {
    const unregistered = { ...INVOICE, supplier: { ...INVOICE.supplier, vatNumber: '' }, vat: 0 };
    const [invoice, free] = await written(QUICKBOOKS_INVOICES, INVOICE, unregistered);
    expect(invoice).toMatchObject({
      '*InvoiceNo': 'INV-00012',
      '*InvoiceDate': '28/11/2026',
      '*ItemAmount': '9875',
      '*ItemTaxCode': '20% S',
      ItemTaxAmount: '1645.83',
    });
    expect(free).toMatchObject({ '*ItemTaxCode': 'No VAT', ItemTaxAmount: '0' });
  });

  it('of payments names whose each is', async () => {
    expect(await written(XERO_PAYMENTS, PAYMENT)).toEqual([
      {
        '*Date': '01/12/2026',
        '*Amount': '5000.01',
        Payee: 'Ann Lee',
        Description: 'bank: MRS LEE',
        Reference: 'INV-00012',
      },
    ]);
    expect(await written(QUICKBOOKS_PAYMENTS, PAYMENT)).toEqual([
      { Date: '01/12/2026', Description: 'Ann Lee MGR-7K4Q-2D MRS LEE', Amount: '5000.01' },
    ]);
  });
});
