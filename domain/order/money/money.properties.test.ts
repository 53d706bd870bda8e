import fc from 'fast-check';
import { expect, it } from 'vitest';
import { vatInPence } from '#domain/order/document/vat';
import { BilledOrder } from '#domain/testing/billed-order';

const numRuns = Number(process.env['RUNS'] ?? 500);
const timeout = Math.max(30_000, numRuns * 20);

const pence = fc.oneof(
  fc.integer({ min: 0, max: 100 }),
  fc.integer({ min: 0, max: 10_000_000 }),
  fc.integer({ min: 0, max: 10_000_000_000 }),
);
const percents = fc
  .array(fc.integer({ min: 1, max: 99 }), { maxLength: 9 })
  .map((cuts) => [...new Set(cuts)].toSorted((one, other) => one - other))
  .map((cuts) => [...cuts, 100].map((cut, index) => cut - (cuts[index - 1] ?? 0)));

type Act = (billed: BilledOrder) => unknown;

/** The share of what there is, in thousandths. */
const share = fc.integer({ min: 1, max: 1000 });
const one = fc.integer({ min: 1, max: 6 });
const partOf = (amount: number, thousandths: number) =>
  Math.max(1, Math.floor((amount / 1000) * thousandths));

const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.nat(9).map(
      (stage): Act =>
        (billed) =>
          billed.issue(stage),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.nat(9), share).map(([index, part]): Act => (billed) => {
      // By hand, another amount than it comes to; never of the last, which takes what is left.
      const { stages, accepted, invoiced, credited } = billed.ledger();
      const waiting = stages.filter(({ amount }) => amount > 0);
      const left = (accepted ?? 0) - invoiced + credited;
      if (waiting.length > 1 && waiting.some((stage) => stage.index === index)) {
        billed.issue(index, partOf(left, part));
      }
    }),
  },
  {
    weight: 2,
    arbitrary: one.map(
      (number): Act =>
        (billed) =>
          billed.credit(number),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(one, share).map(([number, part]): Act => (billed) => {
      const invoice = billed.ledger().invoices.find((entry) => entry.number === number);
      if (invoice !== undefined) billed.credit(number, partOf(invoice.pence, part));
    }),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(share, fc.option(one)).map(([part, number]): Act => (billed) => {
      billed.pay(partOf((billed.ledger().accepted ?? 0) * 1.2, part), number ?? undefined);
    }),
  },
  {
    weight: 1,
    arbitrary: one.map((index): Act => (billed) => {
      const payment = billed.played.order.money.payments[index];
      if (payment !== undefined) billed.undo(payment.id);
    }),
  },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 1, max: 900 }).map(
      (h): Act =>
        (b) =>
          b.played.wait(h),
    ),
  },
);

/** The rules that the books break, in words. */
function brokenRules(billed: BilledOrder): string[] {
  const { accepted, invoices, stages, invoiced, credited, paid, open, over } = billed.ledger();
  const openOf = invoices.reduce((sum, invoice) => sum + invoice.open, 0);
  const paidOf = invoices.reduce((sum, invoice) => sum + invoice.paid, 0);
  const rules = {
    'what is open and paid is what was invoiced less credits': open + paid === invoiced - credited,
    'every penny that was paid pays an invoice or is too much': paidOf + over === paid,
    'the invoices have open what the order has, and what was paid too much': openOf - over === open,
    'nothing is too much while an invoice is open': over === 0 || openOf === 0,
    'no invoice is paid or credited beyond what it asked for': invoices.every(
      (one) => one.open >= 0 && one.paid >= 0 && one.credited <= one.pence,
    ),
    'no more is asked for than was accepted': billed.sum('pence') <= (accepted ?? 0),
    'the rows are the events': billed.sum('pence') === invoiced - credited,
    'a document is its net and its VAT, neither below nothing': billed.rows.every(
      (row) => row.vat >= 0 && row.net >= 0 && row.net + row.vat === row.pence,
    ),
    'a stage has one invoice at most that is not wholly credited': stages.every(
      ({ index }) =>
        invoices.filter((one) => one.stage === index && one.state !== 'credited').length <= 1,
    ),
    'what waits for an invoice is no more than what is left':
      stages.reduce((sum, { amount }) => sum + amount, 0) <=
      Math.max(0, (accepted ?? 0) - invoiced + credited) * stages.length,
  };
  return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [rule]));
}

it('adds up whatever is invoiced, credited and paid', { timeout }, () => {
  fc.assert(
    fc.property(pence, percents, fc.array(act, { maxLength: 25 }), (total, parts, acts) => {
      const billed = new BilledOrder(total, parts);
      for (const each of acts) {
        each(billed);
        expect(brokenRules(billed)).toEqual([]);
      }
    }),
    { numRuns },
  );
});

it(
  'comes to the accepted total, and to its VAT, once every stage has its invoice',
  { timeout },
  () => {
    fc.assert(
      fc.property(
        pence,
        percents,
        fc.constantFrom(0, 5, 17.5, 20),
        fc.array(act, { maxLength: 12 }),
        (total, parts, rate, acts) => {
          const billed = new BilledOrder(total, parts, rate);
          for (const each of acts) each(billed);
          // What was credited only in part is credited whole, so that it is made anew.
          for (const { number, credited } of billed.ledger().invoices) {
            if (credited > 0) billed.credit(number);
          }
          for (let index = 0; index < parts.length; index += 1) billed.issue(index);
          expect(billed.sum('pence')).toBe(total);
          expect(billed.sum('vat')).toBe(vatInPence(total, rate));
          expect(billed.sum('net')).toBe(total - vatInPence(total, rate));
        },
      ),
      { numRuns },
    );
  },
);

it(
  'has the VAT of the order also without any credit, each invoice within a penny of its own',
  { timeout },
  () => {
    fc.assert(
      fc.property(pence, percents, fc.constantFrom(5, 17.5, 20), (total, parts, rate) => {
        const billed = new BilledOrder(total, parts, rate);
        parts.forEach((_, index) => billed.issue(index));
        expect(billed.sum('vat')).toBe(vatInPence(total, rate));
        for (const row of billed.rows) {
          expect(Math.abs(row.vat - vatInPence(row.pence, rate))).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns },
    );
  },
);
