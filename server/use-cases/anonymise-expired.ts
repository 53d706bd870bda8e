import { keptSince } from '#domain/order/money/kept-until';
import { isoDay } from '#domain/text/dates';
import type { InvoiceStore } from '#server/stores/orders/order-ports';
import type { EnquiryStore, QuoteRequestStore } from '#server/stores/requests/request-ports';
import { anonymise } from './inbox/work-in-inbox';
import type { InboxKind, InboxServices } from './inbox/work-in-inbox';

const DAY_MS = 86_400_000;
const AT_A_TIME = 100;

export interface RetentionServices extends InboxServices {
  roomConfigurations: QuoteRequestStore;
  enquiries: EnquiryStore;
}

/**
 * Removes the sender from every request that did not become an order and that nobody has touched for `days`
 * days; 0 keeps them all. Returns how many there were.
 *
 * @throws {StoreUnavailableError} those anonymised before stay anonymised
 */
export async function anonymiseExpired(services: RetentionServices, days: number): Promise<number> {
  if (days === 0) return 0;
  const { roomConfigurations, enquiries, now } = services;
  const before = new Date(now().getTime() - days * DAY_MS);
  const quotes = { about: 'quote', rows: roomConfigurations } as const;
  const others = { about: 'enquiry', rows: enquiries } as const;
  return (
    (await anonymiseBefore(services, quotes, before)) +
    (await anonymiseBefore(services, others, before))
  );
}

/**
 * Removes the invoices and credit notes that need not be kept any more of requests without a person. How many there were.
 *
 * @throws {StoreUnavailableError} nothing was removed
 */
export function removeOldInvoices({ invoices, now }: OldInvoiceServices): Promise<number> {
  return invoices.removeBefore(keptSince(isoDay(now())));
}

interface OldInvoiceServices {
  invoices: Pick<InvoiceStore, 'removeBefore'>;
  now: () => Date;
}

async function anonymiseBefore<Row>(
  services: InboxServices,
  kind: InboxKind<Row>,
  before: Date,
): Promise<number> {
  let count = 0;
  for (;;) {
    // Anonymised requests are no longer listed.
    const ids = await kind.rows.listExpired(before, AT_A_TIME);
    for (const id of ids) await anonymise(services, kind, id);
    count += ids.length;
    if (ids.length < AT_A_TIME) return count;
  }
}
