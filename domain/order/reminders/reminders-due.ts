import { daysAfter } from '#domain/order/calendar/working-days';
import type { Order, SentQuote } from '#domain/order/history/order';
import { ledgerOf } from '#domain/order/money/ledger';
import { hasRunOut } from '#domain/order/quote/quote-version';
import { ukInstant } from '#domain/order/visits/uk-time';
import { isoDay } from '#domain/text/dates';
import { minutesAhead } from '#domain/text/uk-clock';
import { REMINDER_RULES, type ReminderRule, type ReminderRules } from './reminder-rules';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** By a clock in England: nobody is written to before or after. */
const [FIRST_HOUR, LAST_HOUR] = [9, 19];
const MORNING = '09:00';
/** For so many days a homeowner who asks for it is left alone with a matter. */
const LATER_DAYS = 7;

/** Of what a homeowner is reminded: "quote 2", "invoice 3", "visit 2026-12-14T10:00:00.000Z". */
export interface Reminder {
  rule: ReminderRule;
  about: string;
}

/** What is open, and can be reminded of. */
interface OpenMatter {
  about: string;
  /** The day that the rule counts from: "2026-12-01". */
  day: string;
  /** When the homeowner was told of it, or it began to wait for them: a reminder comes after that. */
  toldAt: string;
}

/** What stands open for each rule; the first in this order is reminded of first. */
const OPEN: Readonly<Record<ReminderRule, (order: Order, now: Date) => readonly OpenMatter[]>> = {
  'quote-unanswered': (order, now) =>
    openQuote(order, now).flatMap((quote) => {
      const toldAt = [quote.sentAt, order.since].toSorted().at(-1) ?? quote.sentAt;
      const about = aboutQuote(quote);
      // Who was told that it runs out need not be asked whether they have read it.
      if (wasReminded(order, { rule: 'quote-ending', about })) return [];
      return [{ about, day: isoDay(new Date(toldAt)), toldAt }];
    }),
  'quote-ending': (order, now) =>
    openQuote(order, now).map((quote) => ({
      about: aboutQuote(quote),
      day: quote.validUntil,
      toldAt: quote.sentAt,
    })),
  'payment-due': (order, now) => openInvoices(order, now).filter(({ day }) => isoDay(now) <= day),
  'payment-late': (order, now) => openInvoices(order, now).filter(({ day }) => isoDay(now) > day),
  'visit-ahead': ({ visit, wish }, now) => {
    // One that no longer suits is being changed.
    if (visit?.state !== 'booked' || wish !== '') return [];
    const day = isoDay(new Date(visit.start));
    if (isoDay(now) >= day) return [];
    return [{ about: `visit ${visit.start}`, day, toldAt: visit.changedAt }];
  },
};

/** Whether the days of a rule lie before what it counts from. */
const IS_BEFORE: Readonly<Record<ReminderRule, boolean>> = {
  'quote-unanswered': false,
  'quote-ending': true,
  'payment-due': true,
  'payment-late': false,
  'visit-ahead': true,
};

/** Of what one can say “later”: a visit cannot wait. */
const PUT_OFF = REMINDER_RULES.filter((rule) => rule !== 'visit-ahead');

/** What cannot wait comes first. */
const BY_URGENCY: readonly ReminderRule[] = [...REMINDER_RULES].toReversed();

/**
 * What the homeowner of an order is to be reminded of now: one thing a day at most, each once by each rule, and nothing at
 * night, nothing that is settled or that they have put off, and nothing whose time came before the rule was as it is.
 */
export function reminderDue(order: Order, rules: ReminderRules, now: Date): Reminder | undefined {
  if (isNight(now) || order.reminded.some(({ at }) => isSameDay(at, now))) return undefined;
  const due = BY_URGENCY.flatMap((rule) => {
    const { isOn, days, since } = rules[rule];
    if (!isOn || since === null) return [];
    return openMatters(order, rule, now)
      .filter(({ day, toldAt, about }) => {
        const moment = momentOf(day, IS_BEFORE[rule] ? -days : days);
        const hasCome = moment <= now.toISOString() && moment >= toldAt && moment >= since;
        return hasCome && !wasReminded(order, { rule, about });
      })
      .map(({ about }) => ({ rule, about }));
  });
  return due[0];
}

/** Whether a reminder still has a reason: what it is about is open, and was not put off since. */
export function isStillOpen(order: Order, { rule, about }: ReminderOf, now: Date): boolean {
  const known = REMINDER_RULES.find((one) => one === rule);
  if (known === undefined) return false;
  return openMatters(order, known, now).some((matter) => matter.about === about);
}

/** A reminder as an event has it: the rule may be another version's. */
type ReminderOf = Pick<Order['reminded'][number], 'rule' | 'about'>;

/** What the homeowner was reminded of and can put off: it is still open. The last first; a visit cannot wait. */
export function remindedMatters(order: Order, now: Date) {
  const open = PUT_OFF.flatMap((rule) => OPEN[rule](order, now)).map(({ about }) => about);
  const last = order.reminded.toReversed();
  return last
    .filter(
      ({ about }, index) =>
        open.includes(about) && last.findIndex((one) => one.about === about) === index,
    )
    .map(({ about, at }) => ({ about, at, laterUntil: laterUntil(order, about, now) }));
}

/** Until which day a matter is put off; null for not. */
function laterUntil({ later }: Order, about: string, now: Date): string | null {
  const last = later.findLast((one) => one.about === about);
  return last !== undefined && isoDay(now) < last.until ? last.until : null;
}

/** The day on which a homeowner may hear of a matter again who asks now to be left alone: "2026-12-08". */
export function laterDay(now: Date): string {
  return isoDay(now, LATER_DAYS);
}

/** Whether a clock in England shows an hour at which nobody is written to. */
export function isNight(now: Date): boolean {
  const minutes = Math.floor(now.getTime() / 60_000) + minutesAhead(now);
  const hour = Math.floor(minutes / 60) % 24;
  return hour < FIRST_HOUR || hour >= LAST_HOUR;
}

/** When it is over, at a moment of the night. */
export function morningAfter(now: Date): Date {
  const today = momentOf(isoDay(now), 0);
  return new Date(now.toISOString() < today ? today : momentOf(isoDay(now, 1), 0));
}

/** Whether a reminder was sent on the day of a moment. One of a clock that was ahead counts, by a day at most. */
export function isSameDay(at: string, now: Date): boolean {
  const ahead = Date.parse(at) - now.getTime();
  return isoDay(new Date(at)) === isoDay(now) || (ahead > 0 && ahead < DAY);
}

function openMatters(order: Order, rule: ReminderRule, now: Date): readonly OpenMatter[] {
  return OPEN[rule](order, now).filter(({ about }) => laterUntil(order, about, now) === null);
}

function wasReminded({ reminded }: Order, { rule, about }: Reminder): boolean {
  return reminded.some((one) => one.rule === rule && one.about === about);
}

/** The version that waits for the homeowner's answer, if any. */
function openQuote(order: Order, now: Date): readonly SentQuote[] {
  const { stage, ended, waitsFor, renewalAsked } = order;
  const newest = order.quotes.at(-1);
  // While a question is open, or a renewal wanted, it waits for us.
  if (newest?.state !== 'open' || stage !== 'quote' || ended !== null) return [];
  if (waitsFor !== 'homeowner' || renewalAsked !== null) return [];
  return hasRunOut(newest.validUntil, now) ? [] : [newest];
}

function aboutQuote({ version }: SentQuote): string {
  return `quote ${version}`;
}

/** Those that are not paid. Of an order that has ended a person asks. */
function openInvoices(order: Order, now: Date): OpenMatter[] {
  if (order.ended !== null) return [];
  return ledgerOf(order, [], isoDay(now))
    .invoices.filter(({ open }) => open > 0)
    .map((invoice) => ({
      about: aboutInvoice(invoice),
      day: invoice.dueOn,
      toldAt: order.money.invoices.find(({ number }) => number === invoice.number)?.at ?? '',
    }));
}

function aboutInvoice({ number }: { number: number }): string {
  return `invoice ${number}`;
}

/** The morning of the day so many days after a day: an instant. */
function momentOf(day: string, days: number): string {
  const on = daysAfter(new Date(day), days).toISOString().slice(0, 10);
  return ukInstant({ day: on, time: MORNING }) ?? '';
}
