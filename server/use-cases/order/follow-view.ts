import type { FollowedQuote, FollowView } from '#domain/order/contracts/follow';
import type { NamedPhoto } from '#domain/order/photos';
import type { OrderEvent, VisitTime } from '#domain/order/history/events';
import { newOrder, type Order } from '#domain/order/history/order';
import { timelineOf } from '#domain/order/history/timeline';
import { turnAt } from '#domain/order/history/turn-at';
import { remindedMatters } from '#domain/order/reminders/reminders-due';
import { quotedYearLines } from '#domain/order/quote/by-facts';
import { agreementText } from '#domain/order/quote/quote-version';
import { designOf, roomOf } from '#server/use-cases/requests/described-room';
import { orderOf } from '#server/stores/orders/order-change';
import type { OrderStore, SettingStore } from '#server/stores/orders/order-ports';
import type { OrderRecord } from '#server/stores/orders/order-records';
import type { RequestPhotoStore } from '#server/stores/requests/photo-ports';
import type { PricingStore } from '#server/stores/ports';
import type { LinkedRequest } from './follow-links';
import { followedMoney, type FollowedMoneyServices } from './followed-money';
import { isFreeFor, visitCalendar } from './visit-times';

interface FollowViewServices extends FollowedMoneyServices {
  pricing: Pick<PricingStore, 'version'>;
  requestPhotos: RequestPhotoStore;
  orders: Pick<OrderStore, 'visits'>;
  settings: SettingStore;
  isMailSetUp: boolean;
}

/** Our own affairs, which the homeowner is not shown. */
const OWN_AFFAIRS: ReadonlySet<OrderEvent['what']['kind']> = new Set([
  'state-set',
  'link-renewed',
  'noted',
  'payment-undone',
]);

const PHOTO_STATES = {
  awaited: 'awaited',
  receiving: 'awaited',
  stored: 'arrived',
  refused: 'refused',
  removed: 'removed',
} as const;

/** Everything that the homeowner's page shows of a request. */
export async function followView(
  services: FollowViewServices,
  { request, order }: LinkedRequest,
): Promise<FollowView> {
  const { pricing, requestPhotos } = services;
  const stands = orderOf(order);
  const begun = newOrder({ state: order.begun, receivedAt: order.receivedAt });
  const { stage, ended, offered, offerNote, wish, visit, place } = stands;
  const named = await photosOf(requestPhotos, request);
  const money = await followedMoney(services, { request, order, stands });
  const { reference, createdAt: receivedAt, estimatedPrice, serverPrice } = request;
  return {
    reference,
    receivedAt,
    room: await roomOf(pricing, request),
    design: designOf(request),
    estimatedPrice,
    serverPrice,
    steps: timelineOf(begun, order.events),
    stage,
    ended,
    ...turnAt(stands, services.now()),
    offered: [...offered],
    offerNote: offered.length > 0 ? offerNote : '',
    alternatives: await freeOf(services, { request, stands }),
    wish,
    visit,
    place,
    questions: stands.questions.map((one) => ({
      ...one,
      photos: named(one.photos),
      answers: [...one.answers],
    })),
    quotes: quotesOf(order, stands),
    plan: stands.plan,
    build: daysOf(stands),
    renewalAsked: stands.renewalAsked,
    reminded: remindedMatters(stands, services.now()),
    history: order.events
      .filter(({ what }) => !OWN_AFFAIRS.has(what.kind))
      .map(({ at, by, what }) => ({ at, by, kind: what.kind })),
    ...(money !== undefined && { money }),
    byEmail: services.isMailSetUp,
  };
}

/** The first and last day of the build; null while none are told. */
export function daysOf({ build }: Pick<Order, 'build'>): { from: string; to: string } | null {
  return build && { from: build.from, to: build.to };
}

/** Says of photos that an event of the request names what has become of each. */
export async function photosOf(
  requestPhotos: RequestPhotoStore,
  { id: requestId, anonymisedAt }: LinkedRequest['request'],
): Promise<(ids: readonly string[]) => NamedPhoto[]> {
  const states = new Map((await requestPhotos.of(requestId)).map(({ id, state }) => [id, state]));
  const without = anonymisedAt === null ? 'awaited' : 'removed';
  return (ids) => ids.map((id) => ({ id, state: PHOTO_STATES[states.get(id) ?? without] }));
}

/** The times to which the visit can be moved: another request may have taken one meanwhile. */
async function freeOf(
  { orders, settings, now }: FollowViewServices,
  { request: { id }, stands }: { request: LinkedRequest['request']; stands: Order },
): Promise<VisitTime[]> {
  if (stands.alternatives.length === 0) return [];
  const booked = await orders.visits();
  const visits = booked.filter(({ requestId }) => requestId !== id);
  const isFree = isFreeFor({ visits, stands }, await visitCalendar(settings), now());
  return stands.alternatives.filter(isFree);
}

function quotesOf({ versions }: OrderRecord, { quotes }: Order): FollowedQuote[] {
  return versions.flatMap((sent) => {
    const state = quotes.find(({ version }) => version === sent.version)?.state;
    if (state === undefined) return [];
    const { year } = sent.content;
    const heating = year ? { heating: quotedYearLines(year) } : {};
    return [{ ...sent, state, agreement: agreementText(sent), ...heating }];
  });
}
