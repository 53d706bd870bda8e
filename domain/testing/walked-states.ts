import type { FollowView } from '#domain/order/contracts/follow';
import type { Order } from '#domain/order/history/order';
import type { VisitTime } from '#domain/order/history/events';
import { quoteOf } from './written-quotes';
import { PlayedOrder, RECEIVED_AT } from './played-order';

const TUESDAY = { start: '2026-12-08T10:00:00.000Z', minutes: 60 } satisfies VisitTime;
const THURSDAY = { start: '2026-12-10T14:00:00.000Z', minutes: 60 } satisfies VisitTime;
/** A time that nobody has offered, after every other. */
export const MUCH_LATER = { start: '2027-03-02T10:00:00.000Z', minutes: 60 } satisfies VisitTime;

const DAYS = 24;

type Walk = (played: PlayedOrder) => unknown;

const offer: Walk = (played) =>
  played.company({ kind: 'times-offered', times: [TUESDAY, THURSDAY], text: '' });
const choose: Walk = (played) => played.homeowner({ kind: 'time-chosen', ...TUESDAY });
const wish: Walk = (played) => played.homeowner({ kind: 'time-wished', text: 'Fridays' });
const ask: Walk = (played) => played.homeowner({ kind: 'asked', text: 'Is it dry?' });
const untilAfterTheVisit: Walk = (played) => played.wait(10 * DAYS);
const hold: Walk = (played) => played.company({ kind: 'visit-held' });
const send: Walk = (played) => played.sendQuote();
const byHand =
  (to: 'visited' | 'won' | 'lost'): Walk =>
  (played) =>
    played.company({ kind: 'state-set', to });
const decline: Walk = (played) =>
  played.homeowner({ kind: 'declined', version: played.order.quotes.length, text: '' });
const withdraw: Walk = (played) => played.homeowner({ kind: 'withdrawn', text: '' });
const accept: Walk = (played) => {
  const { version = 0, hash = '' } = played.order.quotes.at(-1) ?? {};
  played.homeowner({ kind: 'accepted', version, hash, name: 'A. Buyer' });
};
const moveOn =
  (to: 'workshop' | 'site' | 'handed-over'): Walk =>
  (played) =>
    played.company({ kind: 'moved-on', to });

const visited = [offer, choose, untilAfterTheVisit, hold];
const ordered = [...visited, send, accept];
const made = [...ordered, moveOn('workshop'), moveOn('site')];
const delivered = [...made, moveOn('handed-over')];

/** Every way in which an order can stand, by how it came there. */
const WALKS = {
  received: [],
  'a question asked': [ask],
  'times offered': [offer],
  'no time suits': [offer, wish],
  'visit ahead': [offer, choose],
  'visit ahead no longer suits': [offer, choose, wish],
  'visit over': [offer, choose, untilAfterTheVisit],
  'visit cancelled': [
    offer,
    choose,
    (played) => played.company({ kind: 'visit-cancelled', text: '' }),
  ],
  'visit took place': visited,
  'visited, by hand': [byHand('visited')],
  'quote without a visit': [send],
  'quote, times offered': [offer, send],
  'quote, visit ahead': [offer, choose, send],
  'quote after the visit': [offer, choose, untilAfterTheVisit, send],
  'quote ran out': [...visited, send, (played) => played.wait(40 * DAYS)],
  'quote declined': [...visited, send, decline],
  withdrawn: [offer, choose, withdraw],
  'lost, by hand': [send, byHand('lost')],
  'won, by hand': [send, byHand('won')],
  accepted: ordered,
  'accepted, visit ahead': [offer, choose, send, accept],
  'in the workshop': ordered.concat(moveOn('workshop')),
  'in the workshop, by hand': [send, byHand('won'), moveOn('workshop')],
  'on site': made,
  'on site, visit ahead': [offer, choose, send, accept, moveOn('workshop'), moveOn('site')],
  'fell through': [...ordered, byHand('lost')],
  'handed over': delivered,
  'handed over, visit ahead before': [
    offer,
    choose,
    send,
    accept,
    moveOn('workshop'),
    moveOn('site'),
    moveOn('handed-over'),
  ],
  'handed over, a question asked': [...delivered, ask],
} satisfies Record<string, Walk[]>;

export type WalkedState = keyof typeof WALKS;

/** An order in each state, with the time that it then is. */
export const WALKED: readonly (readonly [WalkedState, PlayedOrder])[] = Object.entries<Walk[]>(
  WALKS,
).map(([state, walk]) => {
  const played = new PlayedOrder();
  for (const step of walk) step(played);
  return [state as WalkedState, played];
});

/** What the homeowner's page, and with it the desk, shows of an order. */
export function viewOf(order: Order): FollowView {
  const { offered, alternatives, questions, quotes, money: _known, ...stands } = order;
  return {
    ...stands,
    reference: 'MGR-7K4Q-2D',
    receivedAt: RECEIVED_AT,
    room: 'Garden Room, 4 m × 4 m',
    estimatedPrice: 31_000,
    byEmail: true,
    reminded: [],
    steps: [],
    offered: [...offered],
    alternatives: [...alternatives],
    questions: questions.map(({ id, at, text, answers }) => ({
      id,
      at,
      text,
      answers: [...answers],
    })),
    quotes: quotes.map((quote) => ({
      ...quote,
      requestReference: 'MGR-7K4Q-2D',
      content: quoteOf([]),
      agreement: 'I agree.',
    })),
    history: [],
  };
}
