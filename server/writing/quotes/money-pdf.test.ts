import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moneyDocument } from '#domain/order/document/money/money-document';
import type { MoneyPaper } from '#domain/order/money/paper';
import type { AccountLine } from '#domain/order/money/account';
import type { Invoice } from '#domain/order/money/invoice';
import { hostileWords } from '#domain/testing/written-quotes';
import { pdfs } from '#server/adapters/pdf/pdfs';
import { CRLF_CORPUS, XSS_CORPUS } from '#server/testing/hostile';
import { readPdf } from '#server/testing/pdf/read-pdf';

/** A sample; `npm run test:designs` tries many more. */
const RUNS = Number(process.env['RUNS'] ?? 30);

const registered: Invoice = {
  id: '3f6c1a52-0000-4000-8000-000000000001',
  requestId: '3f6c1a52-0000-4000-8000-000000000002',
  reference: 'MGR-7K4Q-2D',
  kind: 'invoice',
  number: 12,
  stage: 0,
  words: 'In advance, when you order',
  version: 2,
  hash: 'XSYR1aTdK0Cyd9_bXs9bSYGRUNfVxi9O75YMsMJNsgw',
  issuedOn: '2026-12-01',
  taxPoint: '2026-12-01',
  dueOn: '2026-12-15',
  of: null,
  reason: '',
  vatRate: 20,
  pence: 927_500,
  vat: 154_583,
  net: 772_917,
  supplier: {
    name: 'Modular Garden Rooms Ltd',
    address: 'Unit 1, Example Business Park, Northampton NN1 1AA',
    companyNumber: '01234567',
    vatNumber: 'GB 123 4567 89',
    email: 'hello@example.com',
    phone: '01632 960100',
  },
  buyer: { name: 'Ann Example', address: '14 Park Terrace\nNorthampton\nNN2 7HG' },
  bank: { name: 'Modular Garden Rooms Ltd', sortCode: '12-34-56', accountNumber: '12345678' },
  at: '2026-12-01T10:00:00.000Z',
};

const credit: Invoice = {
  ...registered,
  kind: 'credit',
  number: 3,
  dueOn: null,
  of: 12,
  ofIssuedOn: '2026-12-01',
  reason: 'The doors are white, not oak: £75 less',
  issuedOn: '2026-12-03',
  taxPoint: '2026-12-03',
  pence: 7_500,
  vat: 1_250,
  net: 6_250,
  at: '2026-12-03T10:00:00.000Z',
};

const line = (changes: Partial<AccountLine>): AccountLine => ({
  id: registered.id,
  at: '2026-12-04T10:00:00.000Z',
  on: '2026-12-04',
  kind: 'payment',
  words: 'Bank transfer',
  pence: 500_000,
  how: 'bank',
  undone: false,
  openThen: 420_000,
  ...changes,
});

const lines: AccountLine[] = [
  line({ kind: 'invoice', words: 'Invoice INV-00012', pence: 927_500, on: '2026-12-01' }),
  line({ kind: 'credit', words: 'Credit note CN-00003', pence: 7_500, on: '2026-12-03' }),
  line({ undone: true, pence: 1 }),
  line({}),
];

const words = hostileWords([...XSS_CORPUS, ...CRLF_CORPUS]);

async function made(paper: MoneyPaper) {
  const document = moneyDocument(paper);
  const bytes = await pdfs.money(document);
  const read = await readPdf(bytes);
  return { ...read, bytes, document, fileName: document.fileName };
}

const invoice = (changes: Partial<Invoice> = {}) =>
  made({ kind: 'invoice', row: { ...registered, ...changes } });

describe('the PDF of an invoice', () => {
  it('says what HMRC asks of a VAT invoice, of its row alone', async () => {
    const { lines, title, tagged, language, info, fileName } = await invoice();
    // VAT Notice 700, section 16.3.1: number, tax point, date, both parties, VAT number, description, quantity, rate
    for (const words of ['VAT invoice', 'INV-00012', 'Date', 'Tax point', '1 December 2026', 'VAT number GB 123 4567 89',
      'Modular Garden Rooms Ltd', 'Unit 1', 'Ann Example', '14 Park Terrace', 'In advance, when you order', 'Quantity',
      '1', '20 %', '£7,729.17', 'Total without VAT', 'VAT at 20 %', '£1,545.83', 'Total to pay', '£9,275.00',
      'To be paid by', '15 December 2026']) expect(lines).toContain(words); // oxfmt-ignore
    expect(lines).toEqual(
      expect.arrayContaining(['12-34-56', '12345678', 'MGR-7K4Q-2D', 'Payment reference']),
    );
    expect([tagged, language]).toEqual([true, 'en-GB']);
    expect(title).toBe('VAT invoice INV-00012, from Modular Garden Rooms Ltd');
    expect(info).toMatchObject({ CreationDate: 'D:20261201100000Z' });
    expect(fileName).toBe('invoice-INV-00012-MGR-7K4Q-2D.pdf');
  });

  it('has no word of VAT where the company is not registered', async () => {
    const supplier = { ...registered.supplier, vatNumber: '' };
    const { lines } = await invoice({ vatRate: 0, vat: 0, net: 927_500, supplier });
    expect(lines.join('\n')).not.toMatch(/VAT|tax/i);
    expect(lines).toEqual(expect.arrayContaining(['Invoice', 'Amount', '£9,275.00']));
  });

  it('names the invoice that a credit note credits, and why, and asks for no money', async () => {
    const { lines, fileName } = await made({ kind: 'invoice', row: credit });
    expect(lines).toEqual(
      expect.arrayContaining(['Credit note', 'CN-00003', 'INV-00012 of 1 December 2026', '£75.00']),
    );
    expect(lines).toContain('The doors are white, not oak: £75 less');
    expect(lines.join('\n')).not.toMatch(/How to pay|12-34-56|To be paid by/);
    expect(fileName).toBe('credit-note-CN-00003-MGR-7K4Q-2D.pdf');
  });

  it('is the same bytes for the same row, and others for any other', async () => {
    const { bytes } = await invoice();
    expect((await invoice(structuredClone(registered))).bytes.equals(bytes)).toBe(true);
    expect((await invoice({ pence: 927_501 })).bytes.equals(bytes)).toBe(false);
  });

  it('is whole whatever people wrote', { timeout: 60_000 + RUNS * 500 }, async () => {
    await fc.assert(
      fc.asyncProperty(words, words, words, async (words, name, address) => {
        const { lines, pages } = await invoice({ words, buyer: { name, address } });
        expect(lines).toContain('£9,275.00');
        expect(pages).toBeLessThan(4);
      }),
      { numRuns: RUNS },
    );
  });
});

describe('the PDF of a receipt', () => {
  it('says what came when and how, and what was open after it', async () => {
    const { lines, fileName } = await made({
      kind: 'receipt',
      parties: registered,
      line: line({}),
    });
    expect(lines).toEqual(
      expect.arrayContaining([
        'Receipt',
        '4 December 2026',
        'Bank transfer',
        '£5,000.00',
        '£4,200.00',
      ]),
    );
    expect(lines).toEqual(expect.arrayContaining(['Open before it', '£9,200.00', 'Still open']));
    expect(fileName).toBe('receipt-2026-12-04-MGR-7K4Q-2D.pdf');
  });

  it('says what we owe of a payment that was too much', async () => {
    const { lines } = await made({
      kind: 'receipt',
      parties: registered,
      line: line({ openThen: -12_000 }),
    });
    expect(lines).toEqual(expect.arrayContaining(['In your favour', '£120.00']));
  });
});

describe('the PDF of a statement', () => {
  it('has all that counts, with what is open after each, and not what was undone', async () => {
    const { document } = await made({
      kind: 'statement',
      parties: registered,
      lines,
      today: '2026-12-05',
    });
    expect(document.table.rows.map(({ words, cells }) => [words, ...cells].join(' | ').replaceAll('\u00a0', ' '))).toEqual([
      'Invoice INV-00012 | 1 December 2026 | £9,275.00 |  | £9,275.00',
      'Credit note CN-00003 | 3 December 2026 |  | £75.00 | £9,200.00',
      'Bank transfer | 4 December 2026 |  | £5,000.00 | £4,200.00',
    ]); // oxfmt-ignore
    expect(document.table.total).toEqual(['Still open', '£4,200.00']);
  });

  it('goes on on another page', async () => {
    const many = Array.from({ length: 80 }, () =>
      line({ kind: 'invoice', words: 'Invoice INV-1' }),
    );
    const read = await made({
      kind: 'statement',
      parties: registered,
      lines: many,
      today: '2026-12-05',
    });
    expect(read.pages).toBeGreaterThan(1);
    expect(read.lines.filter((words) => words === 'Invoice INV-1')).toHaveLength(80);
  });
});
