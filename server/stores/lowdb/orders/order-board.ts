import type { BoardPlace } from '#domain/order/contracts/admin/order';
import type { Database, View } from '#server/stores/database/database';
import { newOrder } from '#server/stores/orders/order-change';
import type { Order } from '#server/stores/orders/order-records';
import type { Page, PageRequest } from '#server/stores/pages';
import type { RoomConfiguration } from '#server/stores/records';
import { Listing } from '#server/stores/lowdb/listing';

/** Worked on before there were orders, and done with: they would stand on the board for ever. */
const DONE: ReadonlySet<RoomConfiguration['state']> = new Set(['won', 'lost']);

type Columns = ReadonlyMap<BoardPlace, readonly Order[]>;

/** The columns of the board: gathered in one pass, and again once something has changed. */
export function boardOf(database: Database) {
  const listings = new Map<BoardPlace, Listing<Order>>();
  let gathered: { from: readonly (readonly unknown[])[]; columns: Columns } | undefined;
  const at = (place: BoardPlace): readonly Order[] => {
    const view = database.read();
    const from = [view.list('orders'), view.list('roomConfigurations')];
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
    const place = order.stands.ended === null ? order.stands.stage : 'ended';
    const column = columns.get(place) ?? [];
    columns.set(place, column);
    column.push(order);
  };
  for (const order of view.list('orders')) put(order);
  for (const request of view.list('roomConfigurations')) {
    const isOpen = !DONE.has(request.state) && request.anonymisedAt === null;
    if (isOpen && view.find('orders', request.id) === undefined) put(newOrder(request));
  }
  return columns;
}

/** Those that have stood there longest first. */
function placeInList({ stands, requestId }: Order): readonly [string, string] {
  return [stands.since, requestId];
}
