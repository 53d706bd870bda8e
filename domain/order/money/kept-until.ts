import type { OrderEvent } from '#domain/order/history/events';
import { isoDay } from '#domain/text/dates';

/** HMRC, VAT Notice 700/21: for how many years after the end of the year records of sales and payments are kept. */
const YEARS = 6;

/** The last day on which the money of an order must be kept: "2032-12-31"; null where nothing was invoiced or paid. */
export function moneyKeptUntil(events: readonly OrderEvent[]): string | null {
  const days = events.flatMap(({ at, what }): string[] => {
    if (what.kind === 'paid') return [what.on, isoDay(new Date(at))];
    return what.kind === 'invoiced' || what.kind === 'credited' ? [isoDay(new Date(at))] : [];
  });
  const last = days.toSorted().at(-1);
  return last === undefined ? null : `${Number(last.slice(0, 4)) + YEARS}-12-31`;
}

/** The first day whose invoices must still be kept today: those from before it may go. */
export function keptSince(today: string): string {
  return `${Number(today.slice(0, 4)) - YEARS}-01-01`;
}
