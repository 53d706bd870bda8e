import type { CompanyFacts } from '#domain/site/content/facts/company-facts';
import type { Happening, OrderEvent, VisitTime } from '#domain/order/history/events';
import type { Order } from '#domain/order/history/order';
import { openOf } from '#domain/order/money/account';
import { invoiceLabel } from '#domain/order/money/invoice';
import { moneyAfter } from '#domain/order/money/money';
import { daysInWords, visitInWords } from '#domain/order/visits/visit-words';
import { formatDay } from '#domain/text/dates';
import { inPence } from '#domain/text/in-pence';
import { REMINDER_RULES } from '#domain/order/reminders/reminder-rules';
import { reminderMail } from './reminder-mail';
import type { HomeownerMail } from './mail-kinds';

/**
 * The mail that tells a homeowner about an event; undefined for one they are not told about. `before` is the order
 * as it was before the event; of a reminder, as it is now.
 */
export function homeownerMail(
  { at, what }: OrderEvent,
  {
    reference,
    before,
    company,
  }: Pick<CompanyFacts, 'company'> & { reference: string; before: Order },
): HomeownerMail | undefined {
  const now = new Date(at);
  const always = { reference, phone: company.phone };
  switch (what.kind) {
    case 'times-offered': {
      const times = what.times.map((time) => visitInWords(time, now)).join('\n');
      return { kind: 'times-offered', values: { ...always, times, note: what.text } };
    }
    case 'time-chosen':
    case 'visit-booked': {
      const kind = isMoved(before, what) ? 'visit-moved' : 'visit-booked';
      return { kind, values: { ...always, visit: visitInWords(what, now) } };
    }
    case 'visit-cancelled': {
      const visit = before.visit === null ? 'the day agreed' : visitInWords(before.visit, now);
      return { kind: 'visit-cancelled', values: { ...always, visit, note: what.text } };
    }
    case 'visit-called-off':
      return { kind: what.kind, values: { ...always, visit: visitInWords(what, now) } };
    case 'quote-sent': {
      const kind = what.version === 1 ? 'quote-first' : 'quote-next';
      const validUntil = formatDay(new Date(`${what.validUntil}T12:00:00Z`));
      const version = String(what.version);
      return { kind, values: { ...always, version, total: inPence(what.pence), validUntil } };
    }
    case 'accepted': {
      const { agreement, name, version } = what;
      return { kind: 'accepted', values: { ...always, agreement, name, version: String(version) } };
    }
    case 'invoiced':
    case 'credited':
    case 'paid':
      return moneyMail({ at, what }, before, always);
    case 'answered':
      return { kind: 'answered', values: { ...always, answer: what.text } };
    case 'planned':
      // With the words, so that those of a company that has written its own have the days, too.
      return { kind: 'planned', values: { ...always, note: planInWords(what, now) } };
    case 'moved-on':
      return { kind: what.to, values: always };
    case 'withdrawn':
    case 'link-renewed':
      return { kind: what.kind, values: always };
    case 'reminded': {
      const rule = REMINDER_RULES.find((one) => one === what.rule);
      return rule && reminderMail({ rule, about: what.about }, { order: before, now, always });
    }
    default:
      return undefined;
  }
}

/** The invoice, credit note or receipt: its document goes with it. */
function moneyMail(
  {
    at,
    what,
  }: Pick<OrderEvent, 'at'> & {
    what: Extract<Happening, { kind: 'invoiced' | 'credited' | 'paid' }>;
  },
  before: Order,
  always: { reference: string; phone: string },
): HomeownerMail {
  const open = openInWords(openOf(moneyAfter(before.money, what, at)));
  const values = { ...always, amount: inPence(what.pence), open };
  if (what.kind === 'paid') return { kind: 'paid', values };
  if (what.kind === 'credited') {
    const invoice = invoiceLabel({ kind: 'credit', number: what.number });
    return { kind: 'credited', values: { ...values, invoice, note: what.text } };
  }
  const invoice = invoiceLabel({ kind: 'invoice', number: what.number });
  const dueOn = formatDay(new Date(`${what.dueOn}T12:00:00Z`));
  return { kind: 'invoiced', values: { ...values, invoice, dueOn } };
}

/** "£1,200.00", "nothing", or what we owe. */
function openInWords(open: number): string {
  if (open > 0) return inPence(open);
  return open === 0 ? 'nothing' : `nothing, and ${inPence(-open)} is in your favour`;
}

/** What is told of the dates of an order: the days of the build, then what the company says of them. */
function planInWords(
  { from, to, text }: Extract<Happening, { kind: 'planned' }>,
  now: Date,
): string {
  if (from === undefined || to === undefined) return text;
  return [`We build in your garden: ${daysInWords({ from, to }, now)}.`, text]
    .filter(Boolean)
    .join('\n');
}

/** A visit that is booked again for the time it has is confirmed. */
function isMoved({ visit }: Order, { start, minutes }: VisitTime): boolean {
  return visit?.state === 'booked' && (visit.start !== start || visit.minutes !== minutes);
}
