import { describe, expect, it } from 'vitest';
import { PlayedOrder } from '#domain/testing/played-order';
import { estimated, quoteOf } from '#domain/testing/written-quotes';
import { PAYMENT_WAYS, paymentSchema } from './payment';
import { invoiceLabel, invoiceSchema } from './invoice';
import { ledgerOf } from './ledger';

it('names an invoice and a credit note by its number', () => {
  expect(invoiceLabel({ kind: 'invoice', number: 1 })).toBe('INV-00001');
  expect(invoiceLabel({ kind: 'credit', number: 123_456 })).toBe('CN-123456');
  expect(invoiceSchema.safeParse({}).success).toBe(false);
  for (const how of PAYMENT_WAYS) {
    const id = '00000000-0000-4000-8000-000000000001';
    expect(paymentSchema.parse({ id, on: '2026-12-01', pence: 1, how, text: '' }).how).toBe(how);
  }
});

describe('the money of an order', () => {
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

  it('has the advance due with the acceptance, and the rest once the room is handed over', () => {
    const played = new PlayedOrder();
    const { version, hash, validUntil } = played.sendQuote(3_950_000);
    played.homeowner({ kind: 'accepted', version, hash, name: 'A. Buyer' });
    const content = quoteOf([estimated('shell', 3_950_000)]);
    const sent = { requestReference: '', version, sentAt: '', validUntil, content };
    const { accepted, stages } = ledgerOf(played.order, [sent], '2026-12-01');
    expect(accepted).toBe(3_950_000);
    expect(stages.map(({ pence, state, amount }) => [pence, state, amount])).toEqual([
      [987_500, 'due', 987_500],
      [2_962_500, 'ahead', 2_962_500],
    ]);
  });
});
