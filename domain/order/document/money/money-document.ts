import { registryOf } from '#domain/site/content/facts/registration-words';
import type { Row } from '#domain/order/document/choice-rows';
import { fileNameFrom } from '#domain/order/document/file-name';
import { onPaper } from '#domain/order/document/on-paper';
import type { Sender } from '#domain/order/document/sender';
import { WAY_WORDS, type AccountLine } from '#domain/order/money/account';
import type { MoneyPaper, Parties } from '#domain/order/money/paper';
import { invoiceLabel, type Invoice } from '#domain/order/money/invoice';
import { formatDay } from '#domain/text/dates';
import { inPence } from '#domain/text/in-pence';

/** An invoice, a credit note, a receipt or a statement as text and figures, before layout. */
export interface MoneyDocument {
  sender: Sender;
  fileName: string;
  title: string;
  /** Beside the sender. */
  about: string;
  date: Date;
  /** At most four. */
  facts: readonly Row[];
  /** What tells it from others of its kind: "INV-00001". */
  name: string;
  from: readonly string[];
  to: readonly string[];
  table: {
    heading: string;
    /** The first is of words, the others of amounts. */
    columns: readonly string[];
    rows: readonly { words: string; detail?: string; cells: readonly string[] }[];
    /** Small, above the total. */
    parts: readonly Row[];
    total: Row;
  };
  /** Terms and values beside their heading. */
  sections: readonly { heading: string; rows: readonly Row[] }[];
}

/** The document of an invoice or a credit note, of a payment, or of all of an order. Pure. */
export function moneyDocument(paper: MoneyPaper): MoneyDocument {
  switch (paper.kind) {
    case 'invoice':
      return invoiceDocument(paper.row);
    case 'receipt':
      return receiptDocument(paper.parties, paper.line);
    case 'statement':
      return statementDocument(paper.parties, paper.lines, paper.today);
  }
}

/**
 * The document of an invoice or a credit note, of its row alone, so that it is the same for ever. One of a registered
 * company says what HMRC VAT Notice 700, section 16.3.1, asks for; otherwise it has no word of VAT.
 */
function invoiceDocument(row: Invoice): MoneyDocument {
  const label = invoiceLabel(row);
  const isCredit = row.kind === 'credit';
  const isVat = row.supplier.vatNumber !== '';
  const isDue = !isCredit && row.dueOn !== null;
  const facts: Row[] = [
    ['Number', label],
    ['Date', day(row.issuedOn)],
    ...(isVat && !isCredit ? [['Tax point', day(row.taxPoint)] as const] : []),
    ...(isDue && row.dueOn !== null ? [['To be paid by', day(row.dueOn)] as const] : []),
  ];
  return {
    ...headOf(row),
    fileName: fileNameFrom([isCredit ? 'credit-note' : 'invoice', label, row.reference]),
    title: isCredit ? 'Credit note' : isVat ? 'VAT invoice' : 'Invoice',
    date: new Date(row.at),
    facts,
    name: label,
    table: isVat ? vatTable(row) : plainTable(row),
    sections: [
      ...(isCredit ? [creditSection(row)] : []),
      ...(!isCredit && row.bank ? [bankSection(row, row.bank)] : []),
      agreementSection(row),
    ],
  };
}

/**
 * The receipt of a payment.
 *
 * @param line the payment, with what was open after it
 */
function receiptDocument(parties: Parties, line: AccountLine): MoneyDocument {
  const { pence, openThen, on, how, at } = line;
  return {
    ...headOf(parties),
    fileName: fileNameFrom(['receipt', on, parties.reference]),
    title: 'Receipt',
    date: new Date(at),
    facts: [
      ['Received', day(on)],
      ['Amount', inPence(pence)],
      ...(how === undefined ? [] : [['How', WAY_WORDS[how]] as const]),
    ],
    name: `${onPaper(parties.reference)}, ${day(on)}`,
    table: {
      heading: 'Thank you for your payment',
      columns: ['What', 'Amount'],
      rows: [
        {
          words: onPaper(line.words),
          detail: `Towards order ${onPaper(parties.reference)}`,
          cells: [inPence(pence)],
        },
      ],
      parts: [],
      total: ['Received', inPence(pence)],
    },
    sections: [
      {
        heading: 'Your account',
        rows: [['Open before it', inPence(openThen + pence)], totalOf(openThen)],
      },
    ],
  };
}

/**
 * All invoices, credit notes and payments of an order, and what they come to.
 *
 * @param lines oldest first; payments that were undone are left out
 * @param today the day that it is made: "2026-12-21"
 */
function statementDocument(
  parties: Parties,
  lines: readonly AccountLine[],
  today: string,
): MoneyDocument {
  let open = 0;
  const rows = lines
    .filter(({ undone }) => !undone)
    .map((line) => {
      const isOwed = line.kind === 'invoice';
      open += isOwed ? line.pence : -line.pence;
      const amount = inPence(line.pence);
      return {
        words: onPaper(line.words),
        cells: [day(line.on), isOwed ? amount : '', isOwed ? '' : amount, inPence(open)],
      };
    });
  return {
    ...headOf(parties),
    fileName: fileNameFrom(['statement', today, parties.reference]),
    title: 'Statement',
    date: new Date(`${today}T12:00:00Z`),
    facts: [
      ['Date', day(today)],
      ['Order', onPaper(parties.reference)],
    ],
    name: `${onPaper(parties.reference)}, ${day(today)}`,
    table: {
      heading: 'Invoices, credit notes and payments',
      columns: ['What', 'Date', 'Invoiced', 'Credited or paid', 'Open'],
      rows,
      parts: [],
      total: totalOf(open),
    },
    sections: [],
  };
}

function headOf({ supplier, buyer, reference }: Parties) {
  const { name, address, companyNumber, vatNumber, phone, email } = supplier;
  const registered = companyNumber
    ? `Registered in ${registryOf(companyNumber)}, company number ${companyNumber}.`
    : '';
  const vat = vatNumber ? `VAT number ${vatNumber}.` : '';
  return {
    sender: {
      name: onPaper(name),
      contact: [address, phone, email].map(onPaper).join('   '),
      registration: onPaper([registered, vat].filter(Boolean).join(' ')),
    },
    about: `Order ${onPaper(reference)}`,
    from: [onPaper(name), ...addressLines(address), onPaper(vat.replace('.', ''))].filter(Boolean),
    to: [onPaper(buyer.name), ...addressLines(buyer.address)].filter(Boolean),
  };
}

const MOST_LINES = 7;

/** An address line by line, as on an envelope; one of very many parts stays in one. */
function addressLines(address: string): string[] {
  const parts = address
    .split(/[\n,]/)
    .map(onPaper)
    .filter((part) => part !== '');
  return parts.length > MOST_LINES ? [parts.join(', ')] : parts;
}

function vatTable(row: Invoice): MoneyDocument['table'] {
  const rate = `${row.vatRate}\u00a0%`;
  return {
    heading: 'What it is for',
    columns: ['Description', 'Quantity', 'Unit price', 'VAT rate', 'Without VAT'],
    rows: [{ ...described(row), cells: ['1', inPence(row.net), rate, inPence(row.net)] }],
    parts: [
      ['Total without VAT', inPence(row.net)],
      [`VAT at ${rate}`, inPence(row.vat)],
    ],
    total: [row.kind === 'credit' ? 'Total credited' : 'Total to pay', inPence(row.pence)],
  };
}

function plainTable(row: Invoice): MoneyDocument['table'] {
  return {
    heading: 'What it is for',
    columns: ['Description', 'Amount'],
    rows: [{ ...described(row), cells: [inPence(row.pence)] }],
    parts: [],
    total: [row.kind === 'credit' ? 'Total credited' : 'Total to pay', inPence(row.pence)],
  };
}

function described({ words, reference }: Invoice) {
  return {
    words: onPaper(words),
    detail: `Made, delivered and installed: order ${onPaper(reference)}`,
  };
}

function creditSection({ of, reason, ofIssuedOn }: Invoice): MoneyDocument['sections'][number] {
  const number = of === null ? '' : invoiceLabel({ kind: 'invoice', number: of });
  const dated = ofIssuedOn === undefined ? number : `${number} of ${day(ofIssuedOn)}`;
  const rows: Row[] = [
    ['Credits', dated],
    ['Why', onPaper(reason)],
  ];
  return { heading: 'This credit note', rows: rows.filter(([, value]) => value !== '') };
}

function bankSection(
  row: Invoice,
  { name, sortCode, accountNumber }: NonNullable<Invoice['bank']>,
): MoneyDocument['sections'][number] {
  return {
    heading: 'How to pay',
    rows: [
      ['Account name', onPaper(name)],
      ['Sort code', onPaper(sortCode)],
      ['Account number', onPaper(accountNumber)],
      // The one that everything of this order has; banks have room for it.
      ['Payment reference', onPaper(row.reference)],
    ],
  };
}

function agreementSection({ reference, version }: Invoice): MoneyDocument['sections'][number] {
  const quote = `Written quote ${onPaper(reference)}, version ${version}, as accepted`;
  return { heading: 'The agreement', rows: [['Under', quote]] };
}

/** "Still open", "Paid in full", or what we owe. */
function totalOf(open: number): Row {
  if (open === 0) return ['Nothing is open', inPence(0)];
  return open > 0 ? ['Still open', inPence(open)] : ['In your favour', inPence(-open)];
}

function day(date: string): string {
  return formatDay(new Date(`${date}T12:00:00Z`));
}
