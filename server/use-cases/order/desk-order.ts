import type { StoredFacts } from '#domain/site/content/facts/company-facts';
import type { Board, BoardPlace, DeskOrder, DeskVisits } from '#domain/order/contracts/admin/order';
import { BOARD_PLACES } from '#domain/order/contracts/admin/order';
import { toldOf, type VisitTime } from '#domain/order/history/events';
import type { Order } from '#domain/order/history/order';
import { INVOICE_FACTS } from '#domain/order/money/make-invoice';
import { turnAt } from '#domain/order/history/turn-at';
import { ledgerOf } from '#domain/order/money/ledger';
import { hasRunOut } from '#domain/order/quote/quote-version';
import { byFacts, warmthAnswer } from '#domain/order/quote/by-facts';
import type { WrittenQuote } from '#domain/order/quote/written-quote';
import { isoDay } from '#domain/text/dates';
import { onOneLine } from '#domain/text/plain-text';
import { orderOf } from '#server/stores/orders/order-change';
import type { FollowLinkStore, OrderStore, SettingStore } from '#server/stores/orders/order-ports';
import type { OrderRecord } from '#server/stores/orders/order-records';
import type { PhotoFiles } from '#server/ports/objects';
import type { RequestPhotoStore } from '#server/stores/requests/photo-ports';
import type { PricingStore } from '#server/stores/ports';
import type { QuoteRequestStore } from '#server/stores/requests/request-ports';
import type { QuoteRequestRecord } from '#server/stores/records';
import { askedYear } from '#server/writing/quotes/written-quote-pdf';
import { mailReport, type MailReportServices } from '#server/use-cases/inbox/mail-report';
import { roomOf } from '#server/use-cases/requests/described-room';
import { missingForInvoice } from './bill-order';
import { plannedBuilds } from './company-calendar';
import { daysOf, followView, photosOf } from './follow-view';
import type { FollowedMoneyServices } from './followed-money';
import { orderedBy } from './quote-file';
import { takenVisit, visitCalendar } from './visit-times';
import { freshQuote, quoteTerms } from './write-quote';

export interface DeskServices extends MailReportServices, FollowedMoneyServices {
  facts: () => StoredFacts;
  pricing: PricingStore;
  roomConfigurations: QuoteRequestStore;
  orders: OrderStore;
  followLinks: FollowLinkStore;
  settings: SettingStore;
  requestPhotos: RequestPhotoStore;
  photoFiles: Pick<PhotoFiles, 'kept'>;
  now: () => Date;
}

/** How many cards a column of the board shows, oldest first; a company with more has other worries. */
const MOST_CARDS = 50;

/**
 * An order as the administrator sees it.
 *
 * @throws {ApiProblem} 404 no_such_request
 */
export async function deskOrder(services: DeskServices, requestId: string): Promise<DeskOrder> {
  const { followLinks, isMailSetUp } = services;
  const { request, order } = await orderedBy(services, requestId);
  const asked = await askedYear(services.pricing, request);
  const fresh = freshQuote(order, request, await quoteTerms(services));
  const warmth = warmthAnswer(fresh.design, services.facts(), asked);
  const today = (content: WrittenQuote) => byFacts(content, services.facts(), asked);
  return {
    follow: await followView(services, { request, order }),
    number: order.events.length,
    events: await eventsOf(services, order, request),
    draft: order.draft && { ...order.draft, content: today(order.draft.content) },
    fresh: today(fresh),
    ...(warmth !== undefined && { warmth }),
    missingForInvoice: missingForInvoice(services.facts(), request, order).map(
      (fact) => INVOICE_FACTS[fact],
    ),
    hasLinks: await followLinks.any(requestId),
    isMailSetUp,
  };
}

/** The board: every column, with those that have been there longest first. */
export async function board(services: DeskServices): Promise<Board> {
  return { columns: await Promise.all(BOARD_PLACES.map((place) => columnOf(services, place))) };
}

/** The booked visits, with everything needed on the way to them, and the rooms that are built. */
export async function deskVisits({
  pricing,
  roomConfigurations,
  orders,
  settings,
}: DeskServices): Promise<DeskVisits> {
  const booked = await orders.visits();
  const visits = booked.map(async (visit) => {
    const request = await roomConfigurations.find(visit.requestId);
    const order = await orders.find(visit.requestId);
    if (request === undefined || order === undefined) return [];
    const stands = orderOf(order);
    if (bookedIn(stands) === null) return [];
    const { address = '', postcode = '' } = stands.place ?? {};
    const { name, phone, reference, notes, id: requestId } = request;
    const room = await roomOf(pricing, request);
    const who = { requestId, reference, name: onOneLine(name), phone: onOneLine(phone) };
    return [{ ...takenVisit(visit), ...who, room, address, postcode, notes }];
  });
  return {
    visits: (await Promise.all(visits)).flat(),
    builds: await buildsOf({ pricing, roomConfigurations, orders }),
    calendar: await visitCalendar(settings),
  };
}

async function buildsOf({
  pricing,
  ...stores
}: Pick<DeskServices, 'pricing' | 'orders' | 'roomConfigurations'>) {
  const builds = (await plannedBuilds(stores)).map(async ({ request, build: { from, to } }) => {
    const { id: requestId, reference, name } = request;
    const room = await roomOf(pricing, request);
    return { requestId, reference, name: onOneLine(name), room, from, to };
  });
  return Promise.all(builds);
}

async function eventsOf(
  services: DeskServices,
  { events }: OrderRecord,
  request: QuoteRequestRecord,
): Promise<DeskOrder['events']> {
  const { anonymisedAt } = request;
  const named = await photosOf(services.requestPhotos, request);
  const reported = events.map(async ({ requestId: _known, ...event }) => {
    const told = anonymisedAt === null ? toldOf(event.what) : [];
    const mails = await mailReport(services, 'event', event.id, told);
    const photos = named(('photos' in event.what && event.what.photos) || []);
    return { ...event, mails, photos };
  });
  return Promise.all(reported);
}

async function columnOf(
  { orders, roomConfigurations, pricing, now }: DeskServices,
  place: BoardPlace,
): Promise<Board['columns'][number]> {
  const { rows } = await orders.listAt(place, { after: undefined, limit: MOST_CARDS });
  const at = now();
  const cards = rows.map(async (order) => {
    const { requestId } = order;
    // By today's rules: what was stored with it may be older than they are.
    const stands = orderOf(order);
    const request = await roomConfigurations.find(requestId);
    if (request === undefined) return [];
    const { reference, name, anonymisedAt } = request;
    const visit = anonymisedAt === null ? bookedIn(stands) : null;
    const room = await roomOf(pricing, request);
    const turn = turnAt(stands, at);
    const card = { requestId, reference, name: onOneLine(name), room, ...turn, visit };
    return [
      {
        ...card,
        build: daysOf(stands),
        ranOutOn: ranOutOn(stands, at),
        owes: owesOf(stands, order.versions, at),
      },
    ];
  });
  const count = await orders.countAt(place);
  return { place, count, cards: (await Promise.all(cards)).flat() };
}

/** What is left to pay of its invoices; undefined for nothing. */
function owesOf(stands: Order, versions: OrderRecord['versions'], now: Date) {
  const { invoices } = ledgerOf(stands, versions, isoDay(now));
  const pence = invoices.reduce((sum, { open }) => sum + open, 0);
  return pence > 0 ? { pence, isLate: invoices.some(({ state }) => state === 'late') } : undefined;
}

function bookedIn({ visit }: Order): VisitTime | null {
  return visit?.state === 'booked' ? { start: visit.start, minutes: visit.minutes } : null;
}

/** The last day of the quote that the homeowner could answer, where that day is over; null otherwise. */
function ranOutOn({ waitsFor, stage, quotes }: Order, now: Date): string | null {
  if (waitsFor !== 'homeowner' || stage !== 'quote') return null;
  const newest = quotes.at(-1);
  if (newest?.state !== 'open' || !hasRunOut(newest.validUntil, now)) return null;
  return newest.validUntil;
}
