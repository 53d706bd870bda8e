import { describe, expect, it } from 'vitest';
import { dayIn, guessColumns, penceIn, readStatement } from './bank-line';

const TODAY = '2026-11-28';
const COLUMNS = { date: 0, amount: 2, text: [1] };

const read = (...rows: string[][]) => readStatement(rows, COLUMNS, TODAY);

describe('a day on a statement', () => {
  it.each([
    ['28/11/2026', '2026-11-28'],
    ['3/1/26', '2026-01-03'],
    ['28-11-2026', '2026-11-28'],
    ['28.11.26', '2026-11-28'],
    ['28 Nov 2026', '2026-11-28'],
    ['28-NOV-26', '2026-11-28'],
    ['1 September 2026', '2026-09-01'],
    ['2026-11-28', '2026-11-28'],
    ['2026-11-28T09:30:00Z', '2026-11-28'],
    ['28/11/2026 09:30', '2026-11-28'],
  ])('%s is %s', (cell, day) => {
    expect(dayIn(cell)).toBe(day);
  });

  it.each(['31/02/2026', '11/28/2026', '28/11', 'yesterday', '', '28 Foo 2026', '1/1/1926x'])(
    'is not %j',
    (cell) => {
      expect(dayIn(cell)).toBeNull();
    },
  );
});

describe('an amount on a statement', () => {
  it.each([
    ['9875', 987_500],
    ['9,875.00', 987_500],
    ['£9,875.5', 987_550],
    [' + 0.07', 7],
    ['-12.50', -1250],
    ['−12.50', -1250],
    ['(1,000.00)', -100_000],
    ['12.50-', -1250],
    ['12.50 CR', 1250],
    ['12.50 DR', -1250],
    ['GBP 1,234,567.89', 123_456_789],
    ['0.00', 0],
  ])('%s is %i pence', (cell, pence) => {
    expect(penceIn(cell)).toBe(pence);
  });

  it.each(['', '1,23.4', '12.345', '1.2.3', 'twelve', '=1+1', '1e3', '--5'])(
    'is not %j',
    (cell) => {
      expect(penceIn(cell)).toBeNull();
    },
  );
});

describe('a statement', () => {
  it('has the lines that brought money, and counts those that took it', () => {
    const result = read(
      ['Date', 'Description', 'Amount'],
      ['27/11/2026', 'MRS A LEE  MGR-7K4Q-2D', '9,875.00'],
      ['27/11/2026', 'TIMBER LTD', '-120.00'],
      ['', '', ''],
      ['28/11/2026', 'BALANCE', ''],
    );
    expect(result).toMatchObject({ out: 2, faults: [] });
    expect(result.lines).toEqual([
      {
        line: 2,
        on: '2026-11-27',
        pence: 987_500,
        text: 'MRS A LEE MGR-7K4Q-2D',
        name: '2026-11-27\n987500\nMRS A LEE MGR-7K4Q-2D\n0',
      },
    ]);
  });

  it('knows two equal payments of a day apart, and a line again in a longer file', () => {
    const twice = ['27/11/2026', 'LEE', '100.00'];
    const names = read(twice, twice).lines.map(({ name }) => name);
    expect(new Set(names).size).toBe(2);
    const longer = read(['26/11/2026', 'OTHER', '1.00'], twice, twice).lines.slice(1);
    expect(longer.map(({ name }) => name)).toEqual(names);
  });

  it('names each line that it cannot read', () => {
    const { faults, lines } = read(
      ['27/11/2026', 'A', '1.00'],
      ['soon', 'B', '1.00'],
      ['27/11/2026', 'C', '=HYPERLINK("x")'],
      ['29/11/2026', 'D', '1.00'],
      ['27/11/2026', 'E', '12345678'],
    );
    expect(lines).toHaveLength(1);
    expect(faults).toEqual([
      { line: 2, words: '“soon” is not a date' },
      { line: 3, words: '“=HYPERLINK("x")” is not an amount' },
      { line: 4, words: '2026-11-29 is still to come' },
      { line: 5, words: '“12345678” is not an amount' },
    ]);
    expect(readStatement([['a', 'b', 'c']], COLUMNS, TODAY).faults).toHaveLength(1);
    expect(readStatement([], COLUMNS, TODAY)).toEqual({ lines: [], out: 0, faults: [] });
  });

  it('takes hostile text as plain text of one line', () => {
    const hostile = `<img src=x onerror=alert(1)>\u0000\u202E half \uD83D ${'x'.repeat(1e6)}`;
    const [line] = read(['27/11/2026', hostile, '1.00']).lines;
    expect(line?.text).toMatch(/^<img src=x onerror=alert\(1\)> half x+$/);
    expect(line?.text.length).toBeLessThanOrEqual(500);
  });
});

describe('the columns of a statement are guessed from', () => {
  it.each([
    [
      'a bank with credit and debit',
      [
        ['Transaction Date', 'Type', 'Description', 'Debit Amount', 'Credit Amount', 'Balance'],
        ['27/11/2026', 'FPI', 'LEE MGR7K4Q2D', '', '9875.00', '10000.00'],
        ['27/11/2026', 'DD', 'POWER', '80.00', '', '9920.00'],
      ],
      { date: 0, amount: 4, text: [1, 2] },
    ],
    [
      'a bank with one amount',
      [
        ['Number', 'Date', 'Account', 'Amount', 'Subcategory', 'Memo'],
        ['', '27/11/2026', '20-00-00 12345678', '9875.00', 'Counter Credit', 'LEE'],
      ],
      { date: 1, amount: 3, text: [4, 5] },
    ],
    [
      'a bank without a head',
      [['27 Nov 2026', 'LEE MGR7K4Q2D', '9875.00']],
      { date: 0, amount: 2, text: [1] },
    ],
  ])('%s', (_, rows, columns) => {
    expect(guessColumns(rows)).toEqual(columns);
  });

  it('nothing where there is no day or no amount', () => {
    expect(guessColumns([['a', 'b']])).toBeNull();
    expect(guessColumns([['27/11/2026', 'b']])).toBeNull();
    expect(guessColumns([])).toBeNull();
  });
});
