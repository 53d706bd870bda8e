import { describe, expect, it } from 'vitest';
import type { BankLine } from './bank-line';
import { matchBank, type OpenInvoice } from './match-bank';

const LEE: OpenInvoice = {
  requestId: 'a',
  reference: 'MGR-7K4Q-2D',
  number: 12,
  label: 'INV-00012',
  name: 'Ann Lee',
  open: 987_500,
};
const SHAW: OpenInvoice = { ...LEE, requestId: 'b', reference: 'MGR-0ABC-EF', number: 13, label: 'INV-00013', name: 'J. O’Shaw', open: 500_000 }; // oxfmt-ignore

const line = (text: string, pence = LEE.open): BankLine => ({
  line: 1,
  on: '2026-11-27',
  pence,
  text,
  name: `${text}${pence}`,
});
const match = (...lines: BankLine[]) =>
  matchBank(lines, [LEE, SHAW]).map(({ how, invoice }) => [how, invoice?.number ?? null]);

describe('a line of a statement', () => {
  it.each([
    ['MRS A LEE MGR-7K4Q-2D', 'the reference'],
    ['LEE MGR7K4Q2D FPI', 'the reference without hyphens'],
    ['mgr 7k4q 2d', 'the reference with spaces in small letters'],
    ['PAYMENTMGR7K4Q2DTHX', 'the reference in a run of letters'],
    ['INV-00012', 'the number of the invoice'],
    ['A LEE INVOICE 12', 'the number as people say it'],
  ])('%s is sure with the right amount: it has %s', (text) => {
    expect(match(line(text))).toEqual([['sure', 12]]);
  });

  it('is only perhaps where the amount differs', () => {
    expect(match(line('MGR-7K4Q-2D', 100_000))).toEqual([['perhaps', 12]]);
  });

  it('is only perhaps where the amount alone agrees', () => {
    expect(match(line('FROM SOMEBODY'))).toEqual([['perhaps', 12]]);
  });

  it('is found by the surname where two ask for the same', () => {
    const other = { ...SHAW, open: LEE.open };
    const found = matchBank([line('J OSHAW'), line('SOMEBODY')], [LEE, other]);
    expect(found.map(({ how, invoice }) => [how, invoice?.number])).toEqual([
      ['perhaps', 13],
      ['none', undefined],
    ]);
  });

  it('is nothing where nothing agrees', () => {
    expect(match(line('INV-00099 MGR-9999-99', 1))).toEqual([['none', null]]);
  });

  it('does not pay an invoice that an earlier line has paid', () => {
    expect(match(line('INV-00012'), line('INV-00012'))).toEqual([
      ['sure', 12],
      ['perhaps', 12],
    ]);
  });

  it('is one of ten thousand with ten thousand invoices, each its own', () => {
    const many = Array.from({ length: 10_000 }, (_, at): OpenInvoice => {
      const number = at + 1;
      const label = `INV-${String(number).padStart(5, '0')}`;
      return { ...LEE, number, label, reference: 'MGR-XXXX-XX', open: 1000 + at };
    });
    const found = matchBank(
      many.map(({ label, open }) => line(label, open)),
      many,
    );
    expect(
      found.every(({ how, invoice }, at) => how === 'sure' && invoice?.number === at + 1),
    ).toBe(true);
  });
});
