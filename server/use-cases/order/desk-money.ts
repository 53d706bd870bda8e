import type { DeskMoney, MoneyToday } from '#domain/order/contracts/admin/money';
import type { Invoice } from '#domain/order/money/invoice';
import { ledgerOf } from '#domain/order/money/ledger';
import { orderOf } from '#server/stores/orders/order-change';
import type { OrderRecord } from '#server/stores/orders/order-records';

/** An order that has money, with its invoices and credit notes, at least one. */
export interface Billed {
  order: OrderRecord;
  documents: readonly Invoice[];
}

/**
 * What is open, late and paid, over all orders that have money.
 *
 * @param today the day in Northampton
 */
export function moneyOf(billed: readonly Billed[], today: string): DeskMoney {
  const all = billed.map(({ order, documents }) => {
    const now = orderOf(order);
    const { reference = '', buyer } = documents.at(-1) ?? {};
    const whose = { requestId: order.requestId, reference, name: buyer?.name ?? '' };
    return { whose, payments: now.money.payments, ledger: ledgerOf(now, order.versions, today) };
  });
  const invoices = all
    .flatMap(({ whose, ledger }) =>
      ledger.invoices
        .filter(({ open }) => open > 0)
        .map(({ number, label, pence, open, dueOn, state }) => {
          return { ...whose, number, label, pence, open, dueOn, isLate: state === 'late' };
        }),
    )
    .toSorted((one, other) => one.dueOn.localeCompare(other.dueOn) || one.number - other.number);
  const month = today.slice(0, 7);
  return {
    open: sumOf(invoices, ({ open }) => open),
    late: sumOf(
      invoices.filter(({ isLate }) => isLate),
      ({ open }) => open,
    ),
    paidThisMonth: sumOf(
      all.flatMap(({ payments }) => payments.filter(({ on }) => on.startsWith(month))),
      ({ pence }) => pence,
    ),
    invoices,
    owed: all
      .filter(({ ledger }) => ledger.over > 0)
      .map(({ whose, ledger }) => ({ ...whose, pence: ledger.over })),
  };
}

/** The same in the few figures of Today. */
export function moneyTodayOf({ open, late, paidThisMonth, invoices }: DeskMoney): MoneyToday {
  const lateInvoices = invoices.filter(({ isLate }) => isLate).length;
  return { open: open - late, late, paidThisMonth, lateInvoices };
}

function sumOf<Row>(rows: readonly Row[], penceOf: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + penceOf(row), 0);
}
