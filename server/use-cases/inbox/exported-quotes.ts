import type { ExportedQuoteRequest } from '#server/writing/exports/columns';
import type { OrderStore } from '#server/stores/orders/order-ports';
import type { PricingStore } from '#server/stores/ports';
import type { QuoteRequestRecord } from '#server/stores/records';
import { roomOf } from '#server/use-cases/requests/described-room';

/** Quote requests with the names of their rooms and their histories. */
export async function* withRooms(
  { pricing, orders }: { pricing: PricingStore; orders: OrderStore },
  pages: AsyncIterable<readonly QuoteRequestRecord[]>,
): AsyncGenerator<readonly ExportedQuoteRequest[]> {
  for await (const rows of pages) {
    const named = rows.map(async (row) => ({
      ...row,
      room: await roomOf(pricing, row),
      events: (await orders.find(row.id))?.events ?? [],
    }));
    yield await Promise.all(named);
  }
}
