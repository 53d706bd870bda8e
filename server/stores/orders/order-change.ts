import { afterEvent, caseAfter, newCase, type OrderCase } from '#domain/order/case/order-case';
import { withoutPeople, type CaseEvent } from '#domain/order/case/events';
import type { Placed } from '#server/stores/database/database';
import type { OrderChange, OrderNow } from './order-ports';
import type { Order } from './order-records';
import type { RoomConfiguration } from '#server/stores/records';

/** The order of a request to which nothing has happened yet. */
export function newOrder({
  id,
  createdAt,
  state,
}: Pick<RoomConfiguration, 'id' | 'createdAt' | 'state'>): Order {
  const order = { requestId: id, receivedAt: createdAt, begun: state, events: [], versions: [] };
  const stands = newCase({ state, receivedAt: createdAt });
  return { ...order, draft: null, drafts: 0, stands: summaryOf(stands) };
}

/** Worked on before there were orders, and done with: they would stand on the board for ever. */
const DONE: ReadonlySet<RoomConfiguration['state']> = new Set(['won', 'lost']);

/** Whether a request to which nothing has happened yet stands on the board. */
export function isOpen({ state, anonymisedAt }: RoomConfiguration): boolean {
  return !DONE.has(state) && anonymisedAt === null;
}

/** Where an order stands on the board, and since when. */
export function placeOf({ stands }: Order): Placed {
  return { place: stands.ended === null ? stands.stage : 'ended', since: stands.since };
}

/** Where a request stands on the board with its order, or without one: null for nowhere. */
export function boardPlace(request: RoomConfiguration, order: Order | undefined): Placed | null {
  if (order === undefined && !isOpen(request)) return null;
  return placeOf(order ?? newOrder(request));
}

/** The case that an order's events add up to. */
export function caseOf({ begun, receivedAt, events }: Order): OrderCase {
  return caseAfter(newCase({ state: begun, receivedAt }), events);
}

/** The order and request after a change, and its event. */
export function applyChange(
  { order, stands, request }: OrderNow,
  change: OrderChange,
  at: Date,
): { order: Order; request: RoomConfiguration; event: CaseEvent | undefined } {
  const { version, draft = order.draft, notes = request.notes } = change;
  const event = change.event && {
    ...change.event,
    requestId: order.requestId,
    number: stands.number + 1,
    at: at.toISOString(),
  };
  const after = event === undefined ? stands : afterEvent(stands, event);
  return {
    event,
    order: {
      ...order,
      events: event === undefined ? order.events : [...order.events, event],
      versions: version === undefined ? order.versions : [...order.versions, version],
      draft,
      drafts: Math.max(order.drafts, draft?.revision ?? 0),
      stands: summaryOf(after),
    },
    request: inInbox(request, { state: after.state, notes }, at, event !== undefined),
  };
}

/** The order without anything a person wrote. What happened and when stays, and so do the amounts. */
export function anonymousOrder(order: Order): Order {
  const events = order.events.map(withoutPeople);
  const stands = { ...order.stands, visit: null };
  return { ...order, events, versions: [], draft: null, stands };
}

/**
 * The request after a change to its order. An event counts as work on it, but only state and notes raise its
 * revision.
 */
function inInbox(
  request: RoomConfiguration,
  { state, notes }: Pick<RoomConfiguration, 'state' | 'notes'>,
  at: Date,
  hasHappened: boolean,
): RoomConfiguration {
  const isChanged = state !== request.state || notes !== request.notes;
  if (!isChanged && !hasHappened) return request;
  const revision = request.revision + Number(isChanged);
  return { ...request, state, notes, revision, handledAt: at.toISOString() };
}

function summaryOf({ stage, ended, waitsFor, since, visit, place }: OrderCase): Order['stands'] {
  const isBooked = visit?.state === 'booked';
  const { start = '', minutes = 0 } = visit ?? {};
  const booked = isBooked ? { start, minutes, postcode: place?.postcode ?? '' } : null;
  return { stage, ended, waitsFor, since, visit: booked };
}
