import type { FollowedMoney } from '#domain/order/contracts/followed-money';
import type { Order } from '#domain/order/history/order';
import { accountOf } from '#domain/order/money/account';
import { ledgerOf, type Ledger } from '#domain/order/money/ledger';
import { paymentAddress } from '#domain/order/money/payment-address';
import { isoDay } from '#domain/text/dates';
import type { InvoiceStore } from '#server/stores/orders/order-ports';
import type { LinkedRequest } from './follow-links';

export interface FollowedMoneyServices {
  invoices: Pick<InvoiceStore, 'of'>;
  /** Where invoices are paid by card; undefined without a provider. */
  paymentUrl: string | undefined;
  now: () => Date;
}

/** The money of an order, for both sides; undefined until there is any. */
export async function followedMoney(
  { invoices, paymentUrl, now }: FollowedMoneyServices,
  { request: { id, reference }, order, stands }: LinkedRequest & { stands: Order },
): Promise<FollowedMoney | undefined> {
  const ledger = ledgerOf(stands, order.versions, isoDay(now()));
  const account = accountOf(order.events);
  if (ledger.accepted === null && account.length === 0) return undefined;
  const payAt = ({ open, label }: Ledger['invoices'][number]) =>
    paymentUrl !== undefined && open > 0
      ? { payAt: paymentAddress(paymentUrl, { pence: open, reference, invoice: label }) }
      : {};
  return {
    ...ledger,
    invoices: ledger.invoices.map((invoice) => ({ ...invoice, ...payAt(invoice) })),
    papers: [...(await invoices.of(id))],
    account,
  };
}
