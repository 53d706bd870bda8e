import * as z from 'zod/mini';
import type { OrderEvent } from '#domain/order/history/events';
import { isoDay } from '#domain/text/dates';
import { invoiceLabel } from './invoice';
import type { Money } from './money';
import { PAYMENT_WAYS } from './payment';

/** How money came in, as both sides read it. */
export const WAY_WORDS = {
  bank: 'Bank transfer',
  card: 'Card',
  cash: 'Cash',
  cheque: 'Cheque',
  other: 'Another way',
} as const satisfies Record<(typeof PAYMENT_WAYS)[number], string>;

/** One line of an order's account: an invoice, a credit note or a payment. */
export const accountLineSchema = z.object({
  /** Of the event. */
  id: z.uuid(),
  at: z.iso.datetime(),
  /** The day that it counts from. */
  on: z.iso.date(),
  kind: z.enum(['invoice', 'credit', 'payment']),
  /** "Invoice INV-00001", "Payment by bank transfer". */
  words: z.string(),
  pence: z.int(),
  how: z.optional(z.enum(PAYMENT_WAYS)),
  /** A payment that was noted by mistake. */
  undone: z.boolean(),
  /** What was open once it had happened, in pence: below 0 we owe. It never changes. */
  openThen: z.int(),
});

export type AccountLine = z.infer<typeof accountLineSchema>;

/** The account of an order, oldest first, from its events, which are in order. */
export function accountOf(events: readonly OrderEvent[]): AccountLine[] {
  const lines: AccountLine[] = [];
  let open = 0;
  const add = (line: Omit<AccountLine, 'undone' | 'openThen'>) => {
    open += line.kind === 'invoice' ? line.pence : -line.pence;
    lines.push({ ...line, undone: false, openThen: open });
  };
  for (const { id, at, what } of events) {
    if (what.kind === 'invoiced') {
      const words = `Invoice ${invoiceLabel({ kind: 'invoice', number: what.number })}`;
      add({ id, at, on: isoDay(new Date(at)), kind: 'invoice', words, pence: what.pence });
    } else if (what.kind === 'credited') {
      const words = `Credit note ${invoiceLabel({ kind: 'credit', number: what.number })}`;
      add({ id, at, on: isoDay(new Date(at)), kind: 'credit', words, pence: what.pence });
    } else if (what.kind === 'paid') {
      const { payment, on, how, pence } = what;
      add({ id: payment, at, on, kind: 'payment', words: WAY_WORDS[how], pence, how });
    } else if (what.kind === 'payment-undone') {
      const undone = lines.find((line) => line.id === what.payment && !line.undone);
      if (undone === undefined) continue;
      undone.undone = true;
      open += undone.pence;
    }
  }
  return lines;
}

/** What is open, in pence: below 0 we owe. */
export function openOf({ invoices, credits, payments }: Money): number {
  return sumOf(invoices) - sumOf(credits) - sumOf(payments);
}

function sumOf(amounts: readonly { pence: number }[]): number {
  return amounts.reduce((sum, { pence }) => sum + pence, 0);
}
