import { invoiceLabel, type Invoice } from '#domain/order/money/invoice';
import type { Payment } from '#domain/order/money/payment';
import { fromPence } from '#domain/text/money';
import type { Columns } from './columns';

/** A payment with whose it is. */
export interface ExportedPayment extends Payment {
  reference: string;
  name: string;
}

/** "28/11/2026", as both programs read days in the UK. */
function day(iso: string): string {
  return iso.split('-').toReversed().join('/');
}

const pounds = ({ pence }: Pick<Invoice, 'pence'>) => fromPence(pence);
const vat = (invoice: Invoice) => fromPence(invoice.vat);

/** Xero reads an invoice below zero as a credit note. */
const signed = (invoice: Invoice, amount: number) => (invoice.kind === 'credit' ? -amount : amount);

/** As the standard VAT rates of both programs are called in the UK. */
function xeroTax({ vatRate, supplier }: Invoice): string {
  return supplier.vatNumber === '' ? 'No VAT' : `${vatRate}% (VAT on Income)`;
}

function quickBooksTax({ vatRate, supplier }: Invoice): string {
  return supplier.vatNumber === '' ? 'No VAT' : `${vatRate}% S`;
}

/** The last day in time; of a credit note its own day, as both programs want one. */
function dueOn({ dueOn: due, issuedOn }: Invoice): string {
  return day(due ?? issuedOn);
}

/**
 * The columns of Xero's template for sales invoices ("Import your invoices"); those with a star have to be filled. Amounts
 * include VAT, so that Xero's sum is the invoice's to the penny: "Tax inclusive" is chosen when it is read.
 */
export const XERO_INVOICES: Columns<Invoice> = {
  '*ContactName': ({ buyer }) => buyer.name,
  EmailAddress: () => '',
  POAddressLine1: ({ buyer }) => buyer.address,
  '*InvoiceNumber': (invoice) => invoiceLabel(invoice),
  Reference: ({ reference }) => reference,
  '*InvoiceDate': ({ issuedOn }) => day(issuedOn),
  '*DueDate': dueOn,
  Total: (invoice) => signed(invoice, pounds(invoice)),
  '*Description': ({ words }) => words,
  '*Quantity': () => '1',
  '*UnitAmount': (invoice) => signed(invoice, pounds(invoice)),
  // Sales, in Xero's chart of accounts for the UK.
  '*AccountCode': () => '200',
  '*TaxType': xeroTax,
  TaxAmount: (invoice) => signed(invoice, vat(invoice)),
  Currency: () => 'GBP',
};

/** The columns of Xero's template for bank statements, by which payments find their invoices. */
export const XERO_PAYMENTS: Columns<ExportedPayment> = {
  '*Date': ({ on }) => day(on),
  '*Amount': ({ pence }) => fromPence(pence),
  Payee: ({ name }) => name,
  Description: ({ how, text }) => [how, text].filter((part) => part !== '').join(': '),
  Reference: ({ reference, invoice }) =>
    invoice === undefined ? reference : invoiceLabel({ kind: 'invoice', number: invoice }),
};

/**
 * The columns of QuickBooks Online for the UK ("Import invoices"), whose amounts include VAT, too. It takes no amount below
 * zero, so credit notes have a file of their own.
 */
export const QUICKBOOKS_INVOICES: Columns<Invoice> = {
  '*InvoiceNo': (invoice) => invoiceLabel(invoice),
  '*Customer': ({ buyer }) => buyer.name,
  '*InvoiceDate': ({ issuedOn }) => day(issuedOn),
  '*DueDate': dueOn,
  Terms: () => '',
  Location: () => '',
  Memo: ({ reference }) => reference,
  'Item(Product/Service)': () => 'Garden room',
  ItemDescription: ({ words }) => words,
  ItemQuantity: () => '1',
  ItemRate: pounds,
  '*ItemAmount': pounds,
  '*ItemTaxCode': quickBooksTax,
  ItemTaxAmount: vat,
  Currency: () => 'GBP',
};

/** The three columns of QuickBooks Online for a bank's statement. */
export const QUICKBOOKS_PAYMENTS: Columns<ExportedPayment> = {
  Date: ({ on }) => day(on),
  Description: ({ name, reference, text }) =>
    [name, reference, text].filter((part) => part !== '').join(' '),
  Amount: ({ pence }) => fromPence(pence),
};
