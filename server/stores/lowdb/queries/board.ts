import type { BoardPlace } from '#domain/order/contracts/admin/order';
import { isOpen, newOrderRecord, placeOf } from '#server/stores/orders/order-change';
import type { OrderRecord } from '#server/stores/orders/order-records';
import type { Page, PageRequest } from '#server/stores/pages';
import { Listing } from '#server/stores/lowdb/listing';
import type { View } from '#server/stores/lowdb/state';

type Columns = ReadonlyMap<BoardPlace, readonly OrderRecord[]>;

/** The columns of the board: gathered in one pass, and again once something has changed. */
export function boardOf(view: View) {
  const listings = new Map<BoardPlace, Listing<OrderRecord>>();
  let gathered: { from: readonly (readonly unknown[])[]; columns: Columns } | undefined;
  const at = (place: BoardPlace): readonly OrderRecord[] => {
    const from = [view.table('orders').list(), view.table('roomConfigurations').list()];
    if (gathered === undefined || from.some((list, index) => list !== gathered?.from[index])) {
      gathered = { from, columns: columnsOf(view) };
    }
    return gathered.columns.get(place) ?? [];
  };
  return {
    count: (place: BoardPlace): number => at(place).length,
    page(place: BoardPlace, page: PageRequest): Page<OrderRecord> {
      const listing = listings.get(place) ?? new Listing<OrderRecord>(placeInList, 'ascending');
      listings.set(place, listing);
      return listing.page(at(place), page);
    },
  };
}

/** Every order that has begun, and every open request to which nothing has happened yet. */
function columnsOf(view: View): Columns {
  const columns = new Map<BoardPlace, OrderRecord[]>();
  const put = (order: OrderRecord): void => {
    const { place } = placeOf(order);
    const column = columns.get(place) ?? [];
    columns.set(place, column);
    column.push(order);
  };
  const orders = view.table('orders');
  for (const order of orders.list()) put(order);
  for (const request of view.table('roomConfigurations').list()) {
    if (isOpen(request) && orders.get(request.id) === undefined) put(newOrderRecord(request));
  }
  return columns;
}

/** Those that have stood there longest first. */
function placeInList({ stands, requestId }: OrderRecord): readonly [string, string] {
  return [stands.since, requestId];
}
