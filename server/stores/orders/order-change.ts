import { afterEvent, orderAfter, newOrder, type Order } from '#domain/order/history/order';
import { withoutPeople, type OrderEvent } from '#domain/order/history/events';
import { awaitsInvoice as awaitsOne } from '#domain/order/money/ledger';
import type { OrderChange, OrderNow, Placed } from './order-ports';
import type { OrderRecord } from './order-records';
import type { QuoteRequestRecord } from '#server/stores/records';

/** The order of a request to which nothing has happened yet. */
export function newOrderRecord({
  id,
  createdAt,
  state,
}: Pick<QuoteRequestRecord, 'id' | 'createdAt' | 'state'>): OrderRecord {
  const order = { requestId: id, receivedAt: createdAt, begun: state, events: [], versions: [] };
  const stands = newOrder({ state, receivedAt: createdAt });
  return { ...order, draft: null, drafts: 0, stands: summaryOf(stands) };
}

/** Worked on before there were orders, and done with: they would stand on the board for ever. */
const DONE: ReadonlySet<QuoteRequestRecord['state']> = new Set(['won', 'lost']);

/** Whether a request to which nothing has happened yet stands on the board. */
export function isOpen({ state, anonymisedAt }: QuoteRequestRecord): boolean {
  return !DONE.has(state) && anonymisedAt === null;
}

/** Where an order stands on the board, and since when. */
export function placeOf({ stands }: OrderRecord): Placed {
  return { place: stands.ended === null ? stands.stage : 'ended', since: stands.since };
}

/** Where a request stands on the board with its order, or without one: null for nowhere. */
export function boardPlace(
  request: QuoteRequestRecord,
  order: OrderRecord | undefined,
): Placed | null {
  if (order === undefined && !isOpen(request)) return null;
  return placeOf(order ?? newOrderRecord(request));
}

/** The order that a record's events add up to. */
export function orderOf({ begun, receivedAt, events }: OrderRecord): Order {
  return orderAfter(newOrder({ state: begun, receivedAt }), events);
}

const MONEY_KINDS: ReadonlySet<OrderEvent['what']['kind']> = new Set([
  'invoiced',
  'credited',
  'paid',
]);

/** Whether anything was invoiced or paid; null for not. */
export function hasMoney({ events }: OrderRecord): true | null {
  return events.some(({ what }) => MONEY_KINDS.has(what.kind)) || null;
}

/** Whether a payment stage will have its first invoice by itself, now or later; null for not. */
export function awaitsInvoice(order: OrderRecord): true | null {
  // Most orders were never accepted, and need not be added up.
  const isAccepted = order.events.some(({ what }) => what.kind === 'accepted');
  return (isAccepted && awaitsOne(orderOf(order), order.versions)) || null;
}

/** The order and request after a change, and its event. */
export function applyChange(
  { order, stands, request }: OrderNow,
  change: OrderChange,
  at: Date,
): { order: OrderRecord; request: QuoteRequestRecord; event: OrderEvent | undefined } {
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
export function anonymousOrder(order: OrderRecord): OrderRecord {
  const events = order.events.map(withoutPeople);
  const stands = { ...order.stands, visit: null };
  return { ...order, events, versions: [], draft: null, stands };
}

/**
 * The request after a change to its order. An event counts as work on it, but only state and notes raise its
 * revision.
 */
function inInbox(
  request: QuoteRequestRecord,
  { state, notes }: Pick<QuoteRequestRecord, 'state' | 'notes'>,
  at: Date,
  hasHappened: boolean,
): QuoteRequestRecord {
  const isChanged = state !== request.state || notes !== request.notes;
  if (!isChanged && !hasHappened) return request;
  const revision = request.revision + Number(isChanged);
  return { ...request, state, notes, revision, handledAt: at.toISOString() };
}

function summaryOf({ stage, ended, waitsFor, since, visit, place }: Order): OrderRecord['stands'] {
  const isBooked = visit?.state === 'booked';
  const { start = '', minutes = 0 } = visit ?? {};
  const booked = isBooked ? { start, minutes, postcode: place?.postcode ?? '' } : null;
  return { stage, ended, waitsFor, since, visit: booked };
}
