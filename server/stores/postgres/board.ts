import { newOrder } from '#server/stores/orders/order-change';
import type { Order } from '#server/stores/orders/order-records';
import type { RoomConfiguration } from '#server/stores/records';
import type { Columns } from './columns';

/** Worked on before there were orders, and done with: they would stand on the board for ever. */
const DONE: ReadonlySet<RoomConfiguration['state']> = new Set(['won', 'lost']);

/** Where a request stands on the board of orders, and since when: null for nowhere. */
export function boardColumns(request: RoomConfiguration, order: Order | undefined): Columns {
  const isHidden = DONE.has(request.state) || request.anonymisedAt !== null;
  if (order === undefined && isHidden) return { place: null, since: null };
  const { stands } = order ?? newOrder(request);
  return { place: stands.ended === null ? stands.stage : 'ended', since: stands.since };
}
