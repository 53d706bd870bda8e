import { sql } from 'kysely';
import { toldOf } from '#domain/order/case/events';
import { anonymousOrder, applyChange, caseOf, newOrder } from '#server/stores/orders/order-change';
import type { BookedVisit, OrderStore } from '#server/stores/orders/order-ports';
import type { Order } from '#server/stores/orders/order-records';
import { keptUntil } from '#server/stores/requests/tombstone';
import { boardColumns } from '#server/stores/postgres/board';
import type { Database } from '#server/stores/postgres/database';
import { queueMails, removeMailsOf } from '#server/stores/postgres/mails';
import { pageOf } from '#server/stores/postgres/pages';
import { checked } from '#server/stores/postgres/rows';
import type { Rows } from '#server/stores/postgres/rows';
import { talliesOf } from '#server/stores/postgres/tallies';
import { turns } from '#server/stores/postgres/turns';
import { removeDevices, tellDevices } from './push-device-store';
import { removePhotos } from './request-photo-store';

/** The orders in PostgreSQL. One has a row from the first change on; until then its request says all of it. */
export function orderStore(database: Database): OrderStore {
  const order = {
    columns: [sql`t.since`, sql`t.key`],
    direction: 'ascending',
    placeOf: ({ stands, requestId }: Order) => [stands.since, requestId],
  } as const;
  return {
    find: (requestId) =>
      database.read(async (on) => {
        const request = await on.find('roomConfigurations', requestId);
        return request && ((await on.find('orders', requestId)) ?? newOrder(request));
      }),
    change: (requestId, when, decide) =>
      database.change([turns.visits, turns.quote(requestId)], async (on) => {
        const request = await on.find('roomConfigurations', requestId);
        if (request === undefined) return undefined;
        const before = (await on.find('orders', requestId)) ?? newOrder(request);
        const visits = (await bookedVisits(on)).filter((visit) => visit.requestId !== requestId);
        const now = { order: before, stands: caseOf(before), request, visits };
        const change = decide(now);
        if (change === null) return before;
        const after = applyChange(now, change, when);
        await on.put('orders', after.order);
        await on.put('roomConfigurations', after.request, boardColumns(after.request, after.order));
        const { event } = after;
        if (event !== undefined) {
          await on.all(
            sql`insert into order_events (id, request_id) values (${event.id}, ${requestId})`,
          );
          await queueMails(on, 'event', { ...event, createdAt: event.at }, toldOf(event.what));
          await tellDevices(on, event);
        }
        if (change.revokesLinks === true) {
          await on.removeWhere('followLinks', sql`t.request_id = ${requestId}`);
        }
        return after.order;
      }),
    listAt: (place, page) =>
      database.read((on) =>
        pageOf(order, page, async (rest, isAfter) => {
          const found = await on.all(sql<{ request: unknown; record: unknown }>`
            select t.record as request, o.record from room_configurations t
            left join orders o on o.key = t.key where t.place = ${place} and ${isAfter} ${rest}`);
          return found.map(({ request, record }) =>
            record === null
              ? newOrder(checked('roomConfigurations', request))
              : checked('orders', record),
          );
        }),
      ),
    async countAt(place) {
      return (await talliesOf(database, 'room_configurations place ')).get(place) ?? 0;
    },
    visits: () => database.read(bookedVisits),
  };
}

async function bookedVisits(on: Rows): Promise<BookedVisit[]> {
  const booked = await on.where('orders', sql`where t.visit_at is not null order by t.visit_at`);
  return booked.flatMap(({ requestId, stands }) =>
    stands.visit ? [{ requestId, ...stands.visit }] : [],
  );
}

/** Ends a request's order, mails, links, devices and photos when it is anonymised or removed. */
export async function endOrder(
  on: Rows,
  requestId: string,
  what: 'anonymise' | 'remove',
  at: Date,
): Promise<void> {
  if (what === 'remove') await endLinks(on, requestId, at);
  await removeDevices(on, requestId);
  await removePhotos(on, requestId, at);
  const order = await on.find('orders', requestId);
  if (order === undefined) {
    await on.all(sql`update room_configurations set place = null, since = null
      where key = ${requestId}`);
    return;
  }
  for (const { id } of order.events) await removeMailsOf(on, 'event', id);
  if (what === 'anonymise') return on.put('orders', anonymousOrder(order));
  await on.remove('orders', requestId);
  await on.all(sql`delete from order_events where request_id = ${requestId}`);
}

/** Keeps the links to a removed request as long as its tombstone, so that they can say so, and deletes those that have expired. */
async function endLinks(on: Rows, requestId: string, at: Date): Promise<void> {
  const until = keptUntil(at);
  const links = await on.where('followLinks', sql`where t.request_id = ${requestId}`);
  for (const link of links) await on.put('followLinks', { ...link, until });
  await on.removeWhere('followLinks', sql`t.until < ${at.toISOString()}`);
}
