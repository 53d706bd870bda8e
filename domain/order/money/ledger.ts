import type { Order } from '#domain/order/history/order';
import { isoDay } from '#domain/text/dates';
import { isBefore } from '#domain/order/history/stages';
import { stageDue, type StageDue } from '#domain/order/quote/quote-terms';
import { quoteTotals } from '#domain/order/quote/quote-totals';
import type { QuoteVersion } from '#domain/order/quote/quote-version';
import { invoiceLabel } from './invoice';
import type { Payment } from './payment';

/** A payment stage of the accepted version; amounts in whole pence with any VAT. */
export interface LedgerStage {
  /** Among the stages of the version, from 0 on. */
  index: number;
  words: string;
  /** What it comes to by the version. */
  pence: number;
  /** When it is due; null where the administrator says so by hand. */
  due: StageDue | null;
  state: 'ahead' | 'due' | 'invoiced' | 'paid';
  /** The day in Northampton on which its time came; null while it is ahead. */
  since: string | null;
  /** The number of its invoice that is not wholly credited. */
  invoice: number | null;
  /** What an invoice of it would ask for now; 0 where there is nothing left to ask for. */
  amount: number;
  /** Whether it had an invoice that was wholly credited: the next is made by hand alone. */
  isCredited: boolean;
}

interface LedgerInvoice {
  number: number;
  label: string;
  /** Amounts in whole pence: what it asked for, what was taken off, what was paid of it, and what is left. */
  pence: number;
  credited: number;
  paid: number;
  open: number;
  dueOn: string;
  stage: number | null;
  state: 'open' | 'paid' | 'late' | 'credited';
}

/** What an order's money comes to on a day; all amounts in whole pence with any VAT. */
export interface Ledger {
  /** The total of the accepted version; null while none is. */
  accepted: number | null;
  stages: LedgerStage[];
  /** Oldest first. */
  invoices: LedgerInvoice[];
  invoiced: number;
  credited: number;
  paid: number;
  /** Invoiced less credited less paid; below zero where we owe. */
  open: number;
  /** What was paid and belongs to no invoice. */
  over: number;
}

/**
 * Whether a stage is still without its first invoice and gets that by itself once its time has come. Whatever was credited
 * is invoiced anew by hand alone.
 */
export function awaitsInvoice(order: Billed, versions: readonly QuoteVersion[]): boolean {
  if (order.money.reached.acceptance === undefined) return false;
  const { stages } = ledgerOf(order, versions, '');
  return stages.some(({ due, amount, isCredited }) => due !== null && amount > 0 && !isCredited);
}

type Billed = Pick<Order, 'stage' | 'ended' | 'quotes' | 'money'>;

/**
 * What an order's money comes to.
 *
 * @param versions those that were sent; none for a request that was made anonymous, which has no stages any more
 * @param today the day in Northampton
 */
export function ledgerOf(order: Billed, versions: readonly QuoteVersion[], today: string): Ledger {
  const { credits, payments } = order.money;
  const { invoices, over } = invoicesOf(order.money, today);
  const invoiced = sumOf(invoices);
  const credited = sumOf(credits);
  const paid = sumOf(payments);
  const accepted = order.quotes.find(({ state }) => state === 'accepted')?.pence ?? null;
  const stages = stagesOf(order, {
    versions,
    invoices,
    today,
    left: (accepted ?? 0) - invoiced + credited,
  });
  return {
    accepted,
    stages,
    invoices,
    invoiced,
    credited,
    paid,
    open: invoiced - credited - paid,
    over,
  };
}

/** The version that the homeowner has accepted; undefined while none is, and once its text is gone. */
export function acceptedVersion<Sent extends QuoteVersion>(
  { quotes }: Pick<Order, 'quotes'>,
  versions: readonly Sent[],
): Sent | undefined {
  const accepted = quotes.find(({ state }) => state === 'accepted');
  return accepted && versions.find(({ version }) => version === accepted.version);
}

function stagesOf(
  order: Billed,
  {
    versions,
    invoices,
    today,
    left,
  }: {
    versions: readonly QuoteVersion[];
    invoices: readonly LedgerInvoice[];
    today: string;
    left: number;
  },
): LedgerStage[] {
  const accepted = acceptedVersion(order, versions);
  if (accepted === undefined) return [];
  const { terms } = accepted.content;
  const stages = quoteTotals(accepted.content).stages.map(({ words, pence }, index) => {
    const own = invoices.filter(({ stage }) => stage === index);
    const live = own.find(({ state }) => state !== 'credited');
    return { index, words, pence, own, live, due: stageDue(terms.stages, index) };
  });
  const open = stages.filter(({ pence, live }) => pence > 0 && live === undefined);
  return stages.map(({ own, live, ...stage }) => {
    const isOpen = open.some(({ index }) => index === stage.index);
    // The last that is left takes the difference, so that all of them come to the accepted total.
    const most = Math.max(0, left);
    const amount = isOpen ? (open.length === 1 ? most : Math.min(stage.pence, most)) : 0;
    const since = dueSince(order, stage.due, today);
    const unbilled = since === null ? 'ahead' : amount === 0 ? 'paid' : 'due';
    const billed = live?.state === 'paid' ? 'paid' : 'invoiced';
    return {
      ...stage,
      state: live === undefined ? unbilled : billed,
      since,
      invoice: live?.number ?? null,
      amount,
      isCredited: live === undefined && own.length > 0,
    };
  });
}

/** The day on which a stage's time came; null while it is ahead, and for ever once the order has ended. */
function dueSince(
  { ended, stage, money: { reached } }: Billed,
  due: StageDue | null,
  today: string,
): string | null {
  if (due === null || ended !== null) return null;
  switch (due.when) {
    case 'acceptance':
      return dayOf(reached.acceptance);
    case 'step':
      return isBefore(stage, due.step) ? null : dayOf(reached[due.step]);
    case 'date':
      return due.date <= today ? due.date : null;
  }
}

function dayOf(instant: string | undefined): string | null {
  return instant === undefined ? null : isoDay(new Date(instant));
}

/** Whether anything that was invoiced is still to be paid. */
export function isOpen(money: Order['money']): boolean {
  return invoicesOf(money, '').invoices.some(({ open }) => open > 0);
}

/** The invoices with what was paid of each: a payment that names one pays it first, the rest pays the oldest. */
function invoicesOf({ invoices, credits, payments }: Order['money'], today: string) {
  const billed = invoices.map(({ number, pence, dueOn, stage }) => ({
    number,
    pence,
    dueOn,
    stage,
    credited: sumOf(credits.filter(({ of }) => of === number)),
    paid: 0,
  }));
  const openOf = (one: (typeof billed)[number]) => one.pence - one.credited - one.paid;
  const pay = (one: (typeof billed)[number], pence: number) => {
    const taken = Math.min(pence, openOf(one));
    one.paid += taken;
    return pence - taken;
  };
  const rests = payments.map(({ pence, invoice }: Payment) => {
    const named = billed.find(({ number }) => number === invoice);
    return named === undefined ? pence : pay(named, pence);
  });
  const over = billed.reduce(
    (left, one) => pay(one, left),
    rests.reduce((sum, rest) => sum + rest, 0),
  );
  return {
    over,
    invoices: billed.map((one): LedgerInvoice => {
      const open = openOf(one);
      const owed = today > one.dueOn ? 'late' : 'open';
      const state = one.credited >= one.pence ? 'credited' : open === 0 ? 'paid' : owed;
      return { ...one, label: invoiceLabel({ kind: 'invoice', number: one.number }), open, state };
    }),
  };
}

function sumOf(amounts: readonly { pence: number }[]): number {
  return amounts.reduce((sum, { pence }) => sum + pence, 0);
}
