import type { BoardPlace } from '#domain/order/contracts/admin/order';
import { isOpen, newOrder, placeOf } from '#server/stores/orders/order-change';
import type { Order } from '#server/stores/orders/order-records';
import type { Page, PageRequest } from '#server/stores/pages';
import { Listing } from '#server/stores/lowdb/listing';
import type { View } from '#server/stores/lowdb/state';

type Columns = ReadonlyMap<BoardPlace, readonly Order[]>;

/** The columns of the board: gathered in one pass, and again once something has changed. */
export function boardOf(view: View) {
  const listings = new Map<BoardPlace, Listing<Order>>();
  let gathered: { from: readonly (readonly unknown[])[]; columns: Columns } | undefined;
  const at = (place: BoardPlace): readonly Order[] => {
    const from = [view.table('orders').list(), view.table('roomConfigurations').list()];
    if (gathered === undefined || from.some((list, index) => list !== gathered?.from[index])) {
      gathered = { from, columns: columnsOf(view) };
    }
    return gathered.columns.get(place) ?? [];
  };
  return {
    count: (place: BoardPlace): number => at(place).length,
    page(place: BoardPlace, page: PageRequest): Page<Order> {
      const listing = listings.get(place) ?? new Listing<Order>(placeInList, 'ascending');
      listings.set(place, listing);
      return listing.page(at(place), page);
    },
  };
}

/** Every order that has begun, and every open request to which nothing has happened yet. */
function columnsOf(view: View): Columns {
  const columns = new Map<BoardPlace, Order[]>();
  const put = (order: Order): void => {
    const { place } = placeOf(order);
    const column = columns.get(place) ?? [];
    columns.set(place, column);
    column.push(order);
  };
  const orders = view.table('orders');
  for (const order of orders.list()) put(order);
  for (const request of view.table('roomConfigurations').list()) {
    if (isOpen(request) && orders.get(request.id) === undefined) put(newOrder(request));
  }
  return columns;
}

/** Those that have stood there longest first. */
function placeInList({ stands, requestId }: Order): readonly [string, string] {
  return [stands.since, requestId];
}
