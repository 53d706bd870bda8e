import type { DeskMoney, MoneyToday } from '#domain/order/contracts/admin/money';
import { ledgerOf } from '#domain/order/money/ledger';
import { isoDay } from '#domain/text/dates';
import { orderOf } from '#server/stores/orders/order-change';
import type { InvoiceStore, OrderStore } from '#server/stores/orders/order-ports';
import type { OrderRecord } from '#server/stores/orders/order-records';
import type { QuoteRequestStore } from '#server/stores/requests/request-ports';
import type { ExportedPayment } from '#server/writing/exports/accountant-columns';

export interface DeskMoneyServices {
  orders: OrderStore;
  invoices: InvoiceStore;
  roomConfigurations: QuoteRequestStore;
  now: () => Date;
}

/** An order of which something was invoiced or paid, and whose it is. */
interface Billed {
  order: OrderRecord;
  whose: { requestId: string; reference: string; name: string };
}

/** What is open, late and paid today, over all orders. */
export async function deskMoney(services: DeskMoneyServices): Promise<DeskMoney> {
  return moneyOf(await billed(services), isoDay(services.now()));
}

/** The payments of these days and the days between, oldest first. */
export async function paymentsBetween(
  services: DeskMoneyServices,
  { from, to }: { from: string; to: string },
): Promise<ExportedPayment[]> {
  const all = (await billed(services)).flatMap(({ order, whose: { reference, name } }) =>
    orderOf(order).money.payments.map((payment) => ({ ...payment, reference, name })),
  );
  return all
    .filter(({ on }) => from <= on && on <= to)
    .toSorted((one, other) => one.on.localeCompare(other.on));
}

/** Whoever an invoice names, which it does for six years; before there is any, the request. */
async function billed({
  orders,
  invoices,
  roomConfigurations,
}: DeskMoneyServices): Promise<Billed[]> {
  const withMoney = (await orders.withMoney()).map(async (order) => {
    const { requestId } = order;
    const request = await roomConfigurations.find(requestId);
    const [last] = (await invoices.of(requestId)).toReversed();
    const reference = last?.reference ?? request?.reference ?? '';
    const name = last?.buyer.name ?? request?.name ?? '';
    return { order, whose: { requestId, reference, name } };
  });
  return Promise.all(withMoney);
}

/**
 * What is open, late and paid, over all orders that have money.
 *
 * @param today the day in Northampton
 */
function moneyOf(orders: readonly Billed[], today: string): DeskMoney {
  const all = orders.map(({ order, whose }) => {
    const now = orderOf(order);
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
