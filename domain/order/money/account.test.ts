import { expect, it } from 'vitest';
import { PlayedOrder } from '#domain/testing/played-order';
import { accountOf, openOf } from './account';

const [FIRST, SECOND] = [
  '00000000-0000-4000-8000-0000000000a1',
  '00000000-0000-4000-8000-0000000000a2',
];

/** 9,525.13 invoiced, 75.00 credited, 5,000.00 noted twice by mistake. */
function played(): PlayedOrder {
  const order = new PlayedOrder();
  const { version, hash } = order.sendQuote(3_810_050);
  order.homeowner({ kind: 'accepted', version, hash, name: 'A. Buyer' });
  const invoiced = { number: 7, version, stage: 0, pence: 952_513, dueOn: '2026-12-15', hash };
  order.happen({ kind: 'invoiced', ...invoiced });
  order.happen({ kind: 'credited', number: 2, of: 7, pence: 7_500, hash, text: 'White doors' });
  const paid = { pence: 500_000, on: '2026-12-04', how: 'bank', text: 'Ours' } as const;
  order.happen({ kind: 'paid', payment: FIRST, ...paid });
  order.happen({ kind: 'paid', payment: SECOND, ...paid });
  order.happen({ kind: 'payment-undone', payment: SECOND, text: 'Twice' });
  return order;
}

it('an account says what was open after each line, and no line of it changes later', () => {
  const lines = accountOf(played().events);
  expect(lines.map(({ words, pence, undone, openThen }) => [words, pence, undone, openThen])).toEqual([
    ['Invoice INV-00007', 952_513, false, 952_513],
    ['Credit note CN-00002', 7_500, false, 945_013],
    ['Bank transfer', 500_000, false, 445_013],
    ['Bank transfer', 500_000, true, -54_987],
  ]); // oxfmt-ignore
  expect(JSON.stringify(lines)).not.toContain('Ours');
});

it('what is open counts no payment that was undone', () => {
  expect(openOf(played().order.money)).toBe(445_013);
});

it('a payment is undone once', () => {
  const order = played();
  order.happen({ kind: 'payment-undone', payment: SECOND, text: '' });
  order.happen({
    kind: 'paid',
    payment: SECOND,
    pence: 1,
    on: '2026-12-05',
    how: 'cash',
    text: '',
  });
  expect(accountOf(order.events).at(-1)?.openThen).toBe(445_012);
});
