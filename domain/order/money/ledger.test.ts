import { describe, expect, it } from 'vitest';
import { PlayedOrder } from '#domain/testing/played-order';
import { BilledOrder } from '#domain/testing/billed-order';
import { invoiceLabel } from './invoice';
import { ledgerOf } from './ledger';

it('names an invoice and a credit note by its number', () => {
  expect(invoiceLabel({ kind: 'invoice', number: 1 })).toBe('INV-00001');
  expect(invoiceLabel({ kind: 'credit', number: 123_456 })).toBe('CN-123456');
});

it('is nothing before a version is accepted', () => {
  const { order } = new PlayedOrder();
  expect(ledgerOf(order, [], '2026-12-01')).toEqual({
    accepted: null,
    stages: [],
    invoices: [],
    invoiced: 0,
    credited: 0,
    paid: 0,
    open: 0,
    over: 0,
  });
});

type Do = (billed: BilledOrder) => unknown;
const issue =
  (index: number, pence?: number): Do =>
  (billed) =>
    billed.issue(index, pence);
const credit =
  (number: number, pence?: number): Do =>
  (billed) =>
    billed.credit(number, pence);
const pay =
  (pence: number, invoice?: number): Do =>
  (billed) =>
    billed.pay(pence, invoice);
const undo =
  (pence: number): Do =>
  (billed) =>
    billed.undo(billed.pay(pence));
const rate =
  (percent: number): Do =>
  (billed) => {
    billed.rate = percent;
  };

interface Example {
  name: string;
  /** The accepted total, its stages in per cent, and the rate of VAT. */
  of: [pence: number, percents: number[], rate?: number];
  does: Do[];
  /** Each document with its amount and its VAT. */
  list: string[];
}

/**
 * Worked with a pencil. At 20 % the VAT of an amount is a sixth of it, rounded half up. Each invoice has what the VAT of
 * all of them, with it, is more than that of those before.
 */
const DOCUMENTS: Example[] = [
  {
    name: 'a quarter and the rest of £12,000',
    of: [1_200_000, [25, 75]],
    does: [issue(0), issue(1)],
    list: ['INV-00001 300000 50000', 'INV-00002 900000 150000'],
  },
  {
    // The odd penny is the rest's, which lost most of it.
    name: 'a quarter and the rest of £12,000.01',
    of: [1_200_001, [25, 75]],
    does: [issue(0), issue(1)],
    list: ['INV-00001 300000 50000', 'INV-00002 900001 150000'],
  },
  {
    // 33p: 5.5 is 6. 66p: 11, so 5 more. 100p: 16.67 is 17, so 6 more.
    name: 'three parts of £1',
    of: [100, [33, 33, 34]],
    does: [issue(0), issue(1), issue(2)],
    list: ['INV-00001 33 6', 'INV-00002 33 5', 'INV-00003 34 6'],
  },
  {
    name: 'two halves of a penny: only the later has an invoice',
    of: [1, [50, 50]],
    does: [issue(0), issue(1)],
    list: ['INV-00001 1 0'],
  },
  { name: 'half a penny of VAT', of: [3, [100]], does: [issue(0)], list: ['INV-00001 3 1'] },
  { name: 'nothing to pay', of: [0, [25, 75]], does: [issue(0), issue(1)], list: [] },
  {
    name: 'a company that is not registered',
    of: [1_200_001, [25, 75], 0],
    does: [issue(0), issue(1)],
    list: ['INV-00001 300000 0', 'INV-00002 900001 0'],
  },
  {
    // 175 of 1,175 parts.
    name: '£1,000 and 17.5 %',
    of: [117_500, [100], 17.5],
    does: [issue(0)],
    list: ['INV-00001 117500 17500'],
  },
  {
    name: '£1,000 and 5 %, in two halves',
    of: [105_000, [50, 50], 5],
    does: [issue(0), issue(1)],
    list: ['INV-00001 52500 2500', 'INV-00002 52500 2500'],
  },
  {
    // 100.3p each: the three odd pennies go to the last. VAT of 100, 200, …: 17 33 50 67 83 100 117 134 150 167.
    name: 'ten parts of £10.03',
    of: [1003, Array.from({ length: 10 }, () => 10)],
    does: Array.from({ length: 10 }, (_, index) => issue(index)),
    list: [
      'INV-00001 100 17',
      'INV-00002 100 16',
      'INV-00003 100 17',
      'INV-00004 100 17',
      'INV-00005 100 16',
      'INV-00006 100 17',
      'INV-00007 100 17',
      'INV-00008 101 17',
      'INV-00009 101 16',
      'INV-00010 101 17',
    ],
  },
  {
    name: 'an invoice that is wholly credited: exactly its VAT',
    of: [100, [33, 67]],
    does: [issue(0), credit(1)],
    list: ['INV-00001 33 6', 'CN-00001 33 6'],
  },
  {
    // 10p of £3,000: a thirty-thousandth of £500.
    name: '10p credited of £3,000',
    of: [1_200_000, [25, 75]],
    does: [issue(0), credit(1, 10)],
    list: ['INV-00001 300000 50000', 'CN-00001 10 2'],
  },
  {
    // Of 17p VAT: 5.61 is 6; 11.22 is 11, so 5 more; all of it, so 6 more.
    name: '£1 credited in three parts',
    of: [100, [100]],
    does: [issue(0), credit(1, 33), credit(1, 33), credit(1, 34)],
    list: ['INV-00001 100 17', 'CN-00001 33 6', 'CN-00002 33 5', 'CN-00003 34 6'],
  },
  {
    name: 'an advance made anew with £5,000, and the rest, which takes the difference',
    of: [1_200_001, [25, 75]],
    does: [issue(0), credit(1), issue(0, 500_000), issue(1)],
    list: [
      'INV-00001 300000 50000',
      'CN-00001 300000 50000',
      'INV-00002 500000 83333',
      'INV-00003 700001 116667',
    ],
  },
  {
    name: 'a part of the advance credited: the rest takes the difference',
    of: [1_200_000, [25, 75]],
    does: [issue(0), credit(1, 60_000), issue(1)],
    list: ['INV-00001 300000 50000', 'CN-00001 60000 10000', 'INV-00002 960000 160000'],
  },
  {
    name: 'an advance of all there is: nothing is left for the rest',
    of: [1_200_000, [25, 75]],
    does: [issue(0, 1_200_000), issue(1)],
    list: ['INV-00001 1200000 200000'],
  },
  {
    name: 'the last made first: what is left is then the advance’s',
    of: [1_200_000, [25, 75]],
    does: [issue(1), credit(1, 100_000), issue(0)],
    list: ['INV-00001 900000 150000', 'CN-00001 100000 16667', 'INV-00002 400000 66667'],
  },
  {
    // The last does not ask for what the one in the middle will ask for.
    name: 'the stage in the middle made last',
    of: [1_200_001, [25, 50, 25]],
    does: [issue(0), issue(2), issue(1)],
    list: ['INV-00001 300000 50000', 'INV-00002 300000 50000', 'INV-00003 600001 100000'],
  },
  {
    name: 'no longer registered for the rest',
    of: [1_200_000, [25, 75]],
    does: [issue(0), rate(0), issue(1)],
    list: ['INV-00001 300000 50000', 'INV-00002 900000 0'],
  },
  {
    // 900,000 × 175 ÷ 1,175 = 134,042.55.
    name: 'another rate for the rest: the price stays',
    of: [1_200_000, [25, 75]],
    does: [issue(0), rate(17.5), issue(1)],
    list: ['INV-00001 300000 50000', 'INV-00002 900000 134043'],
  },
  {
    name: 'a credit after the rate has changed, at the rate of its invoice',
    of: [1_200_000, [25, 75]],
    does: [issue(0), rate(0), credit(1)],
    list: ['INV-00001 300000 50000', 'CN-00001 300000 50000'],
  },
];

describe('invoices and credit notes of', () => {
  it.each(DOCUMENTS)('$name', ({ of, does, list }) => {
    const billed = new BilledOrder(...of);
    for (const act of does) act(billed);
    expect(billed.list()).toEqual(list);
    for (const { pence, vat, net } of billed.rows) expect(net + vat).toBe(pence);
  });
});

interface Account {
  name: string;
  does: Do[];
  /** Each invoice's state, with what was paid of it and what is open. */
  invoices: [state: string, paid: number, open: number][];
  open: number;
  over: number;
}

/** Of £12,000: £3,000 in advance and £9,000. */
const ACCOUNTS: Account[] = [
  {
    name: 'nothing paid',
    does: [issue(0)],
    invoices: [['open', 0, 300_000]],
    open: 300_000,
    over: 0,
  },
  {
    name: 'paid',
    does: [issue(0), pay(300_000)],
    invoices: [['paid', 300_000, 0]],
    open: 0,
    over: 0,
  },
  {
    name: 'paid in part',
    does: [issue(0), pay(100_000)],
    invoices: [['open', 100_000, 200_000]],
    open: 200_000,
    over: 0,
  },
  {
    name: 'paid too much',
    does: [issue(0), pay(300_100)],
    invoices: [['paid', 300_000, 0]],
    open: -100,
    over: 100,
  },
  { name: 'paid before there is an invoice', does: [pay(5)], invoices: [], open: -5, over: 5 },
  {
    name: 'paid before its invoice',
    does: [pay(300_000), issue(0)],
    invoices: [['paid', 300_000, 0]],
    open: 0,
    over: 0,
  },
  {
    name: 'two invoices: the oldest is paid first',
    does: [issue(0), issue(1), pay(400_000)],
    invoices: [
      ['paid', 300_000, 0],
      ['open', 100_000, 800_000],
    ],
    open: 800_000,
    over: 0,
  },
  {
    name: 'a payment that names its invoice',
    does: [issue(0), issue(1), pay(400_000, 2)],
    invoices: [
      ['open', 0, 300_000],
      ['open', 400_000, 500_000],
    ],
    open: 800_000,
    over: 0,
  },
  {
    name: 'more than the invoice that it names: the rest pays the oldest',
    does: [issue(0), issue(1), pay(1_000_000, 2)],
    invoices: [
      ['open', 100_000, 200_000],
      ['paid', 900_000, 0],
    ],
    open: 200_000,
    over: 0,
  },
  {
    name: 'one that names its invoice comes before an earlier one that does not',
    does: [issue(0), pay(300_000), pay(300_000, 1), issue(1)],
    invoices: [
      ['paid', 300_000, 0],
      ['open', 300_000, 600_000],
    ],
    open: 600_000,
    over: 0,
  },
  {
    name: 'a payment undone',
    does: [issue(0), undo(300_000)],
    invoices: [['open', 0, 300_000]],
    open: 300_000,
    over: 0,
  },
  {
    name: 'credited after it was paid: we owe that',
    does: [issue(0), pay(300_000), credit(1, 60_000)],
    invoices: [['paid', 240_000, 0]],
    open: -60_000,
    over: 60_000,
  },
  {
    name: 'what we owe pays the next invoice',
    does: [issue(0), pay(300_000), credit(1, 60_000), issue(1)],
    invoices: [
      ['paid', 240_000, 0],
      ['open', 60_000, 900_000],
    ],
    open: 900_000,
    over: 0,
  },
  {
    name: 'wholly credited',
    does: [issue(0), pay(300_000), credit(1)],
    invoices: [['credited', 0, 0]],
    open: -300_000,
    over: 300_000,
  },
];

describe('the account of', () => {
  it.each(ACCOUNTS)('$name', ({ does, invoices, open, over }) => {
    const billed = new BilledOrder(1_200_000, [25, 75]);
    for (const act of does) act(billed);
    const ledger = billed.ledger();
    expect(ledger.invoices.map((one) => [one.state, one.paid, one.open])).toEqual(invoices);
    expect({ open: ledger.open, over: ledger.over }).toEqual({ open, over });
  });

  it('an invoice that is late from the day after its last day', () => {
    const billed = new BilledOrder(1_200_000, [25, 75]);
    billed.issue(0);
    expect(billed.ledger('2026-12-15').invoices[0]).toMatchObject({
      dueOn: '2026-12-15',
      state: 'open',
    });
    expect(billed.ledger('2026-12-16').invoices[0]?.state).toBe('late');
    billed.pay(300_000);
    expect(billed.ledger('2026-12-16').invoices[0]?.state).toBe('paid');
    expect(billed.ledger('2026-12-16').stages[0]?.state).toBe('paid');
  });
});

const statesOf = (billed: BilledOrder, today?: string) =>
  billed.ledger(today).stages.map(({ state }) => state);

describe('a payment stage is due', () => {
  it('with the acceptance the first, once the room is handed over the last, and by hand the others', () => {
    const billed = new BilledOrder(1_200_000, [25, 50, 25]);
    const { stages } = billed.ledger();
    expect(stages.map(({ due }) => due)).toEqual([
      { when: 'acceptance' },
      null,
      { when: 'step', step: 'handed-over' },
    ]);
    expect(stages[0]?.since).toBe('2026-12-01');
    expect(statesOf(billed)).toEqual(['due', 'ahead', 'ahead']);
    for (const to of ['workshop', 'site', 'handed-over'] as const) {
      billed.played.wait(24).company({ kind: 'moved-on', to });
    }
    expect(statesOf(billed)).toEqual(['due', 'ahead', 'due']);
    expect(billed.ledger().stages[2]?.since).toBe('2026-12-04');
    expect(new BilledOrder(1, [100]).ledger().stages[0]?.due).toEqual({ when: 'acceptance' });
  });

  it('at the step or on the day that it names', () => {
    const billed = new BilledOrder(1_200_000, [10, 40, 50], 20, [
      { when: 'step', step: 'workshop' },
      { when: 'date', date: '2027-01-05' },
      { when: 'acceptance' },
    ]);
    expect(statesOf(billed)).toEqual(['ahead', 'ahead', 'due']);
    expect(statesOf(billed, '2027-01-04')).toEqual(['ahead', 'ahead', 'due']);
    expect(statesOf(billed, '2027-01-05')).toEqual(['ahead', 'due', 'due']);
    billed.played.company({ kind: 'moved-on', to: 'workshop' });
    expect(statesOf(billed)).toEqual(['due', 'ahead', 'due']);
  });

  it('never once the order is lost, and again once it is won', () => {
    const billed = new BilledOrder(1_200_000, [25, 75]);
    billed.played.company({ kind: 'state-set', to: 'lost' });
    expect(statesOf(billed)).toEqual(['ahead', 'ahead']);
    billed.played.company({ kind: 'state-set', to: 'won' });
    expect(statesOf(billed)).toEqual(['due', 'ahead']);
  });

  it('and has an invoice, is paid, or is to be made anew by hand', () => {
    const billed = new BilledOrder(1_200_000, [25, 75]);
    const first = () => billed.ledger().stages[0];
    expect(first()).toMatchObject({ state: 'due', amount: 300_000, isCredited: false });
    billed.issue(0);
    expect(first()).toMatchObject({ state: 'invoiced', invoice: 1, amount: 0 });
    billed.credit(1);
    expect(first()).toMatchObject({
      state: 'due',
      invoice: null,
      amount: 300_000,
      isCredited: true,
    });
  });

  it('of nothing is as good as paid', () => {
    expect(new BilledOrder(1, [50, 50]).ledger().stages[0]).toMatchObject({
      pence: 0,
      state: 'paid',
    });
  });
});

describe('the tax point of an invoice', () => {
  it('is its own day, or that of the payment that paid all of it before', () => {
    const billed = new BilledOrder(1_200_000, [25, 75]);
    billed.pay(300_000);
    billed.played.wait(48);
    billed.issue(0);
    billed.issue(1);
    expect(billed.rows.map(({ issuedOn, taxPoint }) => [issuedOn, taxPoint])).toEqual([
      ['2026-12-03', '2026-12-01'],
      ['2026-12-03', '2026-12-03'],
    ]);
  });
});
