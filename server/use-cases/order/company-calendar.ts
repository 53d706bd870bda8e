import type { StoredFacts } from '#domain/site/content/facts/company-facts';
import type { Build, Order } from '#domain/order/history/order';
import { buildEntry, companyVisitEntry } from '#domain/order/visits/company-entries';
import { onOneLine } from '#domain/text/plain-text';
import { ApiProblem } from '#server/api-problem';
import { hashOfToken, newToken } from '#server/auth/follow-token';
import type { Admin } from '#server/auth/sessions';
import { orderOf } from '#server/stores/orders/order-change';
import type { OrderStore } from '#server/stores/orders/order-ports';
import { allRows } from '#server/stores/pages';
import type { CalendarLinkStore } from '#server/stores/people/people-ports';
import type { PricingStore } from '#server/stores/ports';
import type { QuoteRequestRecord } from '#server/stores/records';
import type { QuoteRequestStore } from '#server/stores/requests/request-ports';
import { calendarFeed } from '#server/writing/visits/calendar-file';
import { roomOf } from '#server/use-cases/requests/described-room';

export interface CalendarServices {
  facts: () => StoredFacts;
  pricing: PricingStore;
  roomConfigurations: QuoteRequestStore;
  orders: OrderStore;
  calendarLinks: CalendarLinkStore;
  publicUrl: string | undefined;
  now: () => Date;
}

/** Where a room is, from its order until it is handed over: these have days on which it is built. */
const BUILT_AT = ['accepted', 'workshop', 'site'] as const;

/**
 * The company's calendar as whoever has the address sees it: the visits that are booked and the rooms that are built.
 *
 * @throws {ApiProblem} 404 no_such_calendar, in the same words for every token that opens nothing
 */
export async function companyCalendar(services: CalendarServices, token: string): Promise<string> {
  // Always hashed, so that a malformed token takes as long to answer as an unknown one.
  if ((await services.calendarLinks.find(hashOfToken(token))) === undefined) {
    throw new ApiProblem(404, 'no_such_calendar', 'There is no calendar at this address.');
  }
  const visits = await bookedVisits(services);
  const builds = await plannedBuilds(services);
  const entries = await Promise.all([
    ...visits.map(async ({ visit, ...one }) =>
      companyVisitEntry(visit, await factsOf(services, one)),
    ),
    ...builds.map(async ({ build, ...one }) => buildEntry(build, await factsOf(services, one))),
  ]);
  return calendarFeed(entries, services.facts().company);
}

/**
 * Makes the address of the calendar for somebody at the desk, in place of the one they had.
 *
 * @returns its token, which nothing keeps
 * @throws {ApiProblem} 404 no_such_person for one who was removed meanwhile
 */
export async function renewCalendar(
  { calendarLinks, now }: Pick<CalendarServices, 'calendarLinks' | 'now'>,
  { id: holder }: Admin,
): Promise<{ token: string }> {
  const token = newToken();
  const link = { hash: hashOfToken(token), holder, since: now().toISOString() };
  if (!(await calendarLinks.renew(link))) {
    throw new ApiProblem(404, 'no_such_person', 'You were removed in the meantime.');
  }
  return { token };
}

/** @throws {ApiProblem} 404 no_such_calendar */
export async function revokeCalendar(
  { calendarLinks }: Pick<CalendarServices, 'calendarLinks'>,
  { id: holder }: Admin,
): Promise<void> {
  if (await calendarLinks.revoke(holder)) return;
  throw new ApiProblem(404, 'no_such_calendar', 'You have no address of the calendar any more.');
}

/** A request with the days of its build. */
interface PlannedBuild {
  request: QuoteRequestRecord;
  stands: Order;
  build: Build;
}

/** The rooms that are built, by their first day. A request that was made anonymous is nobody's any more. */
export async function plannedBuilds({
  orders,
  roomConfigurations,
}: Pick<CalendarServices, 'orders' | 'roomConfigurations'>): Promise<PlannedBuild[]> {
  const lists = BUILT_AT.map((place) => allRows({ list: (page) => orders.listAt(place, page) }));
  const planned = (await Promise.all(lists)).flat().map(async (order) => {
    const stands = orderOf(order);
    const { build } = stands;
    const request = build === null ? undefined : await roomConfigurations.find(order.requestId);
    return build === null || request?.anonymisedAt !== null ? [] : [{ request, stands, build }];
  });
  const builds = (await Promise.all(planned)).flat();
  return builds.toSorted((one, other) => one.build.from.localeCompare(other.build.from));
}

async function bookedVisits({ orders, roomConfigurations }: CalendarServices) {
  const booked = (await orders.visits()).map(async ({ requestId }) => {
    const request = await roomConfigurations.find(requestId);
    const order = await orders.find(requestId);
    if (order === undefined || request?.anonymisedAt !== null) return [];
    const stands = orderOf(order);
    const { visit } = stands;
    if (visit?.state !== 'booked') return [];
    return [{ request, stands, visit }];
  });
  return (await Promise.all(booked)).flat();
}

async function factsOf(
  { pricing, publicUrl }: CalendarServices,
  { request, stands }: { request: QuoteRequestRecord; stands: Order },
) {
  const { id: requestId, reference, name, phone } = request;
  const { place } = stands;
  return {
    requestId,
    reference,
    name: onOneLine(name),
    phone: onOneLine(phone),
    room: await roomOf(pricing, request),
    address: [place?.address, place?.postcode].filter(Boolean).join('\n'),
    page: publicUrl === undefined ? '' : `${publicUrl}/admin/quotes?request=${requestId}`,
  };
}
