import type { FollowedQuote, FollowView } from '#domain/contracts/follow';
import type { CaseEvent } from '#domain/order/case/events';
import { newCase, type OrderCase } from '#domain/order/case/order-case';
import { timelineOf } from '#domain/order/case/timeline';
import { agreementText } from '#domain/order/quote/agreement-text';
import { designOf, roomOf } from '#server/use-cases/requests/described-room';
import { caseOf } from '#server/stores/order-change';
import type { Order } from '#server/stores/order-records';
import type { RequestPhotoStore } from '#server/stores/photo-ports';
import type { PricingStore } from '#server/stores/ports';
import type { Followed } from './follow-links';

/** Our own affairs, which the homeowner is not shown. */
const OWN_AFFAIRS: ReadonlySet<CaseEvent['what']['kind']> = new Set([
  'state-set',
  'link-renewed',
  'noted',
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
  {
    pricing,
    requestPhotos,
  }: { pricing: Pick<PricingStore, 'version'>; requestPhotos: RequestPhotoStore },
  { request, order }: Followed,
): Promise<FollowView> {
  const stands = caseOf(order);
  const begun = newCase({ state: order.begun, receivedAt: order.receivedAt });
  const { stage, ended, waitsFor, since, offered, offerNote, wish, visit, place } = stands;
  const photos = new Map((await requestPhotos.of(request.id)).map(({ id, state }) => [id, state]));
  const without = request.anonymisedAt === null ? 'awaited' : 'removed';
  const { reference, createdAt: receivedAt, estimatedPrice } = request;
  return {
    reference,
    receivedAt,
    room: await roomOf(pricing, request),
    design: designOf(request),
    estimatedPrice,
    steps: timelineOf(begun, order.events),
    stage,
    ended,
    waitsFor,
    since,
    offered: [...offered],
    offerNote: offered.length > 0 ? offerNote : '',
    wish,
    visit,
    place,
    questions: stands.questions.map((one) => ({
      ...one,
      photos: one.photos.map((id) => ({ id, state: PHOTO_STATES[photos.get(id) ?? without] })),
      answers: [...one.answers],
    })),
    quotes: quotesOf(order, stands),
    renewalAsked: stands.renewalAsked,
    history: order.events
      .filter(({ what }) => !OWN_AFFAIRS.has(what.kind))
      .map(({ at, by, what }) => ({ at, by, kind: what.kind })),
  };
}

function quotesOf({ versions }: Order, { quotes }: OrderCase): FollowedQuote[] {
  return versions.flatMap((sent) => {
    const state = quotes.find(({ version }) => version === sent.version)?.state;
    return state === undefined ? [] : [{ ...sent, state, agreement: agreementText(sent) }];
  });
}
