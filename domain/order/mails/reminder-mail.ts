import type { Order } from '#domain/order/history/order';
import { invoiceLabel } from '#domain/order/money/invoice';
import { ledgerOf } from '#domain/order/money/ledger';
import type { Reminder } from '#domain/order/reminders/reminders-due';
import { visitInWords } from '#domain/order/visits/visit-words';
import { formatDay, isoDay } from '#domain/text/dates';
import { inPence } from '#domain/text/in-pence';
import type { HomeownerMail } from './mail-kinds';

/** The mail of a reminder, as its matter stands now; undefined where there is no such matter. */
export function reminderMail(
  { rule, about }: Reminder,
  { order, now, always }: { order: Order; now: Date; always: { reference: string; phone: string } },
): HomeownerMail | undefined {
  switch (rule) {
    case 'quote-unanswered':
    case 'quote-ending': {
      const quote = order.quotes.find(({ version }) => about === `quote ${version}`);
      if (quote === undefined) return undefined;
      const version = String(quote.version);
      const total = inPence(quote.pence);
      const values = { ...always, version, total, validUntil: dayOf(quote.validUntil) };
      return { kind: rule, values };
    }
    case 'payment-due':
    case 'payment-late': {
      const { invoices } = ledgerOf(order, [], isoDay(now));
      const owed = invoices.find(({ number }) => about === `invoice ${number}`);
      if (owed === undefined) return undefined;
      const invoice = invoiceLabel({ kind: 'invoice', number: owed.number });
      const values = { ...always, invoice, amount: inPence(owed.open), dueOn: dayOf(owed.dueOn) };
      return { kind: rule, values };
    }
    case 'visit-ahead': {
      const { visit } = order;
      if (visit === null || about !== `visit ${visit.start}`) return undefined;
      return { kind: rule, values: { ...always, visit: visitInWords(visit, now) } };
    }
  }
}

/** "31 December 2026" */
function dayOf(day: string): string {
  return formatDay(new Date(`${day}T12:00:00Z`));
}
