import { toldOf, type CaseEvent } from '#domain/order/case/events';
import type { Database, Effect, View } from '#server/stores/database/database';
import { anonymousOrder, applyChange, caseOf, newOrder } from '#server/stores/orders/order-change';
import type { BookedVisit, OrderStore } from '#server/stores/orders/order-ports';
import type { Order } from '#server/stores/orders/order-records';
import { boardOf } from './order-board';
import { compareTexts } from '#server/stores/lowdb/listing';
import { linksOf } from './follow-link-store';
import { withoutMailOf } from '#server/stores/lowdb/mail/mail-of';
import { newMail } from '#server/stores/requests/new-mail';
import { devicesAfter, withoutDevices } from './push-device-store';
import { withoutPhotos } from './request-photo-store';
import { keptUntil } from '#server/stores/requests/tombstone';

/** The orders in a database. One has a row from the first event on; until then its request says all of it. */
export function orderStore(database: Database): OrderStore {
  const board = boardOf(database);
  return {
    async find(requestId) {
      return orderIn(database.read(), requestId);
    },
    change(requestId, when, decide) {
      return database.commit((view) => {
        const order = orderIn(view, requestId);
        const request = view.find('roomConfigurations', requestId);
        if (order === undefined || request === undefined) return { effects: [], result: undefined };
        const visits = bookedVisits(view).filter((visit) => visit.requestId !== requestId);
        const now = { order, stands: caseOf(order), request, visits };
        const change = decide(now);
        if (change === null) return { effects: [], result: order };
        const after = applyChange(now, change, when);
        const effects: Effect[] = [{ put: 'orders', row: after.order }];
        if (after.request !== request) {
          effects.push({ put: 'roomConfigurations', row: after.request });
        }
        if (after.event !== undefined) {
          effects.push(...mailsAbout(after.event), ...devicesAfter(view, after.event));
        }
        if (change.revokesLinks === true) effects.push(...withoutLinks(view, requestId));
        return { effects, result: after.order };
      });
    },
    async listAt(place, page) {
      return board.page(place, page);
    },
    async countAt(place) {
      return board.count(place);
    },
    async visits() {
      return bookedVisits(database.read());
    },
  };
}

function orderIn(view: View, requestId: string): Order | undefined {
  const request = view.find('roomConfigurations', requestId);
  return request && (view.find('orders', requestId) ?? newOrder(request));
}

function bookedVisits(view: View): BookedVisit[] {
  return view
    .where('orders', 'visit', 'booked')
    .flatMap(({ requestId, stands }) => (stands.visit ? [{ requestId, ...stands.visit }] : []))
    .toSorted((one, other) => compareTexts(one.start, other.start));
}

function mailsAbout(event: CaseEvent): Effect[] {
  return toldOf(event.what).map((to) => ({
    put: 'mailQueue',
    row: newMail('event', { ...event, createdAt: event.at }, to),
  }));
}

function withoutLinks(view: View, requestId: string): Effect[] {
  return linksOf(view, requestId).map(({ hash }) => ({ remove: 'followLinks', key: hash }));
}

/**
 * The effects on a request's order, mails, links, devices and photos when it is anonymised or removed: for the same
 * commit.
 */
export function orderAlongside(
  view: View,
  requestId: string,
  what: 'anonymise' | 'remove',
  at: Date,
): Effect[] {
  const links = what === 'remove' ? endLinks(view, requestId, at) : [];
  const ended = [
    ...links,
    ...withoutDevices(view, requestId),
    ...withoutPhotos(view, requestId, at),
  ];
  const order = view.find('orders', requestId);
  if (order === undefined) return ended;
  const mails = order.events.flatMap(({ id }) => withoutMailOf(view, 'event', id));
  return what === 'remove'
    ? [...mails, ...ended, { remove: 'orders', key: requestId }]
    : [...mails, ...ended, { put: 'orders', row: anonymousOrder(order) }];
}

/** Keeps the links to a removed request as long as its tombstone, so that they can say so, and deletes those that have expired. */
function endLinks(view: View, requestId: string, at: Date): Effect[] {
  const until = keptUntil(at);
  const over = view
    .where('followLinks', 'state', 'over')
    .filter((link) => (link.until ?? '') < at.toISOString());
  return [
    ...linksOf(view, requestId).map(
      (row) => ({ put: 'followLinks', row: { ...row, until } }) as const,
    ),
    ...over.map(({ hash }) => ({ remove: 'followLinks', key: hash }) as const),
  ];
}
