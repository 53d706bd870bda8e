import { expect, it } from 'vitest';
import { paymentAddress } from './payment-address';

it('the address of a card payment has the amount in pounds, the reference and the invoice, each safe in an address', () => {
  const template = 'https://pay.example/r/{reference}?of={invoice}&amount={amount}#x';
  expect(
    paymentAddress(template, { pence: 987_500, reference: 'GR 1&2', invoice: 'INV-00001' }),
  ).toBe('https://pay.example/r/GR%201%262?of=INV-00001&amount=9875.00#x');
});
