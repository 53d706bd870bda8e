import type { StoredFacts } from '#domain/site/content/facts/company-facts';
import { visitEntry } from '#domain/order/visits/visit-entry';
import { orderOf } from '#server/stores/orders/order-change';
import type { OrderRecord } from '#server/stores/orders/order-records';
import type { QuoteRequestRecord } from '#server/stores/records';
import { calendarFile } from './calendar-file';

interface Visited {
  facts: () => StoredFacts;
  request: Pick<QuoteRequestRecord, 'reference'>;
  order: OrderRecord;
}

/**
 * The newest visit of a request as a calendar file: for a mail to this address, or for the page. Undefined while none
 * was agreed.
 */
export function visitFile({ facts, request, order }: Visited, attendee?: string) {
  const { visit, place } = orderOf(order);
  if (visit === null) return undefined;
  const isCancelled = visit.state === 'cancelled';
  const visited = {
    id: visit.id,
    reference: request.reference,
    start: visit.start,
    minutes: visit.minutes,
    // A cancellation counts itself.
    moves: isCancelled ? visit.sequence - 1 : visit.sequence,
    cancelled: isCancelled,
    address: [place?.address, place?.postcode].filter(Boolean).join('\n'),
    changedAt: visit.changedAt,
    ...(attendee !== undefined && { attendee }),
  };
  return calendarFile(visitEntry(visited, facts().company));
}
