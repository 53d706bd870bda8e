import { toldOf } from '#domain/order/history/events';
import { moneyKeptUntil } from '#domain/order/money/kept-until';
import { invoiceLabel } from '#domain/order/money/invoice';
import { isoDay } from '#domain/text/dates';
import { KeptByLawError } from '#server/stores/ports';
import type {
  Beside,
  Database,
  ReadableRows,
  RequestQueries,
  Rows,
} from '#server/stores/database/database';
import { turns } from '#server/stores/database/turns';
import { queueMails, removeMailsOf } from '#server/stores/requests/mails';
import { removePhotos } from '#server/stores/requests/request-photo-store';
import { keptUntil } from '#server/stores/requests/tombstone';
import { booksOf } from './invoice-store';
import { anonymousOrder, applyChange, orderOf, newOrderRecord, placeOf } from './order-change';
import type { BookedVisit, OrderChange, OrderNow, OrderStore } from './order-ports';
import type { OrderRecord } from './order-records';
import { tellDevices } from './push-device-store';

/** The orders. One has a row from the first change on; until then its request says all of it. */
export function orderStore(database: Database, requests: RequestQueries): OrderStore {
  const change = (
    requestId: string,
    when: Date,
    decide: (now: OrderNow, on: Rows) => Promise<OrderChange | null> | OrderChange | null,
    more: readonly string[] = [],
  ): Promise<OrderRecord | undefined> =>
    database.change([turns.visits, turns.quote(requestId), ...more], async (on) => {
      const request = await on.find('roomConfigurations', requestId);
      if (request === undefined) return undefined;
      const before = (await on.find('orders', requestId)) ?? newOrderRecord(request);
      const visits = (await bookedVisits(on)).filter((visit) => visit.requestId !== requestId);
      const now = { order: before, stands: orderOf(before), request, visits };
      const decided = await decide(now, on);
      if (decided === null) return before;
      const { order, request: after, event } = applyChange(now, decided, when);
      const { invoice } = decided;
      if (invoice !== undefined && !(await on.add('invoices', invoice))) {
        throw new Error(`There is an invoice with the number of ${invoiceLabel(invoice)}.`);
      }
      await on.put('orders', order);
      await on.put('roomConfigurations', after, { board: placeOf(order) });
      if (event !== undefined) {
        await queueMails(on, 'event', { ...event, createdAt: event.at }, toldOf(event.what));
        await tellDevices(on, event);
      }
      if (decided.revokesLinks === true)
        await on.removeAll('followLinks', { where: { requestId } });
      return order;
    });
  return {
    find: (requestId) =>
      database.read(async (on) => {
        const request = await on.find('roomConfigurations', requestId);
        return request && ((await on.find('orders', requestId)) ?? newOrderRecord(request));
      }),
    change: (requestId, when, decide) => change(requestId, when, decide),
    bill: (requestId, when, decide, line) =>
      change(
        requestId,
        when,
        async (now, on) => decide({ ...now, books: await booksOf(on, requestId, line) }),
        [turns.invoices],
      ),
    withMoney: () => database.read((on) => on.list('orders', { where: { hasMoney: true } })),
    awaitingInvoice: () =>
      database.read((on) => on.list('orders', { where: { awaitsInvoice: true } })),
    listAt: (place, page) => requests.listAt(place, page),
    countAt: (place) => requests.countAt(place),
    visits: () => database.read(bookedVisits),
  };
}

async function bookedVisits(on: ReadableRows): Promise<BookedVisit[]> {
  const booked = await on.list('orders', { where: { visitAt: { not: null } }, order: ['visitAt'] });
  return booked.flatMap(({ requestId, stands }) =>
    stands.visit ? [{ requestId, ...stands.visit }] : [],
  );
}

/**
 * Ends a request's order, mails, links, devices and photos: for the change that anonymises or removes it. Invoices and
 * credit notes stay, with the name and address that are on them.
 *
 * @throws {KeptByLawError} there is money in an order that is to be removed
 */
export async function endOrder(
  on: Rows,
  requestId: string,
  what: 'anonymise' | 'remove',
  at: Date,
): Promise<Beside> {
  const order = await on.find('orders', requestId);
  const until = order === undefined ? null : moneyKeptUntil(order.events);
  if (what === 'remove' && until !== null && isoDay(at) <= until) throw new KeptByLawError(until);
  if (what === 'remove') await endLinks(on, requestId, at);
  await on.removeAll('pushDevices', { where: { requestId } });
  await removePhotos(on, requestId, at);
  for (const { id } of order?.events ?? []) await removeMailsOf(on, 'event', id);
  // A request to which nothing has happened leaves the board.
  if (order === undefined) return { board: null };
  if (what === 'remove') await on.remove('orders', requestId);
  else await on.put('orders', anonymousOrder(order));
  return {};
}

/** Keeps the links to a removed request as long as its tombstone, so that they can say so, and deletes those that have expired. */
async function endLinks(on: Rows, requestId: string, at: Date): Promise<void> {
  const until = keptUntil(at);
  for (const link of await on.list('followLinks', { where: { requestId } })) {
    await on.put('followLinks', { ...link, until });
  }
  await on.removeAll('followLinks', { where: { until: { below: at.toISOString() } } });
}
