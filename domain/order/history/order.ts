import { isUnanswered, type OrderEvent, type Happening, type VisitTime } from './events';
import { isBefore, STAGE_OF_STATE, type Ending, type Stage } from './stages';
import { moneyAfter, NO_MONEY, type Money } from '#domain/order/money/money';
import type { RequestState } from '#domain/order/request-states';

/** The visit that was agreed. */
interface Visit extends VisitTime {
  /** The event that first agreed it: it stays when the visit moves. */
  id: string;
  /** Raised by every change: the SEQUENCE of its calendar file (RFC 5545). */
  sequence: number;
  /** When it came to stand as it does. */
  changedAt: string;
  state: 'booked' | 'cancelled' | 'held';
}

/** The days on which a room is built in its garden, by Northampton's calendar: "2027-01-05". */
export interface Build {
  from: string;
  /** The last day. */
  to: string;
  /** The number of the event that said so, which is higher for every change: the SEQUENCE of its entry (RFC 5545). */
  sequence: number;
  /** When they were told. */
  changedAt: string;
}

interface Question {
  id: string;
  at: string;
  text: string;
  /** The ids of the photos that it names. */
  photos: readonly string[];
  /** The room in a photo of the garden: it waits for no answer. */
  visualisation?: true | undefined;
  answers: readonly { at: string; text: string }[];
}

/** A version of the written quote that was sent. */
export interface SentQuote {
  version: number;
  hash: string;
  /** The total, with VAT. */
  pence: number;
  sentAt: string;
  /** The last day in Northampton on which it can be accepted: "2026-12-21". */
  validUntil: string;
  /** Only the newest is open; each newer one voids it. */
  state: 'open' | 'replaced' | 'accepted' | 'declined';
}

/** Where a request stands: what its events add up to. */
export interface Order {
  /** How many events there are. */
  number: number;
  stage: Stage;
  ended: Ending | null;
  /** The state in the inbox. */
  state: RequestState;
  /** Whose turn it is; null while nobody has anything to do. */
  waitsFor: 'company' | 'homeowner' | null;
  /** Since when it stands as it does. */
  since: string;
  /** The times of which the homeowner may choose one. */
  offered: readonly VisitTime[];
  /** What the company says beside them. */
  offerNote: string;
  /** Other times of that offer, to which the homeowner may move the visit that is booked. */
  alternatives: readonly VisitTime[];
  /** What the homeowner says of when it suits; empty for nothing. */
  wish: string;
  visit: Visit | null;
  /** Whether we have seen the garden: a visit took place, or the state says so by hand. */
  isVisited: boolean;
  /** Where the room is to stand, as somebody wrote it; null until then. */
  place: { address: string; postcode: string } | null;
  questions: readonly Question[];
  /** Oldest first. */
  quotes: readonly SentQuote[];
  /** What the company says of the dates of a room that is ordered; empty for nothing. */
  plan: string;
  /** When that is built; null while no days are told. */
  build: Build | null;
  /** The version of which the homeowner asks for a newer one; null for none. */
  renewalAsked: number | null;
  /** Of what the homeowner was reminded, by which rule and when, oldest first. */
  reminded: readonly { rule: string; about: string; at: string }[];
  /** Of what they want to hear no more before a day, oldest first. */
  later: readonly { about: string; until: string }[];
  /** What was invoiced, credited and paid. */
  money: Money;
}

/** A request to which nothing has happened but what the inbox says of it. */
export function newOrder({
  state,
  receivedAt,
}: {
  state: RequestState;
  receivedAt: string;
}): Order {
  const begun: Order = {
    number: 0,
    stage: 'received',
    ended: null,
    state: 'new',
    waitsFor: 'company',
    since: receivedAt,
    offered: [],
    offerNote: '',
    alternatives: [],
    wish: '',
    visit: null,
    isVisited: false,
    place: null,
    questions: [],
    quotes: [],
    plan: '',
    build: null,
    renewalAsked: null,
    reminded: [],
    later: [],
    money: NO_MONEY,
  };
  return settle(begun, setState(begun, state, receivedAt), receivedAt);
}

/** The order after its events, which are in order. */
export function orderAfter(begun: Order, events: readonly OrderEvent[]): Order {
  return events.reduce(afterEvent, begun);
}

/** The order after one more event. */
export function afterEvent(before: Order, event: OrderEvent): Order {
  const after = { ...before, ...changesOf(before, event), number: event.number };
  return settle(before, after, event.at);
}

function changesOf(before: Order, event: OrderEvent): Partial<Order> {
  const { id, at, what } = event;
  switch (what.kind) {
    case 'times-offered':
      return {
        offered: what.times,
        offerNote: what.text,
        alternatives: [],
        wish: '',
        stage: atLeast(before.stage, 'visit'),
        ended: null,
      };
    case 'time-wished':
      return { wish: what.text, offered: [], alternatives: [] };
    case 'time-chosen':
      return {
        ...booked(before, event, what),
        alternatives: othersThan(what, before),
        stage: atLeast(before.stage, 'visit'),
        ended: null,
      };
    case 'visit-booked':
      return {
        ...booked(before, event, what),
        alternatives: [],
        stage: atLeast(before.stage, 'visit'),
        ended: null,
      };
    case 'visit-called-off':
      return released(before, at);
    case 'visit-cancelled':
      return {
        visit: changed(before.visit, { state: 'cancelled', changedAt: at }),
        offered: [],
        alternatives: [],
      };
    case 'visit-held':
      return { ...held(before, at), stage: atLeast(before.stage, 'quote') };
    case 'asked': {
      const { text, photos = [], visualisation } = what;
      const asked = { id, at, text, photos, visualisation, answers: [] };
      return { questions: [...before.questions, asked] };
    }
    case 'place-given':
      return { place: { address: what.address, postcode: what.postcode } };
    case 'answered':
      return { questions: answer(before.questions, what, at) };
    case 'quote-sent': {
      const { version, hash, pence, validUntil } = what;
      const sent = { version, hash, pence, validUntil, sentAt: at, state: 'open' } as const;
      const quotes = [...mark(before.quotes, 'replaced'), sent];
      // Whoever writes the quote after the time of the visit was there, though nobody said so.
      return { quotes, ...(isOver(before, at) && held(before, at)), ...atQuote };
    }
    case 'accepted':
      return {
        quotes: mark(before.quotes, 'accepted'),
        stage: 'accepted',
        ended: null,
        money: moneyAfter(before.money, what, at),
      };
    case 'declined':
      return {
        quotes: mark(before.quotes, 'declined'),
        ...released(before, at),
        ended: 'declined',
      };
    case 'renewal-asked':
      return { renewalAsked: what.version };
    case 'withdrawn':
      return {
        quotes: mark(before.quotes, 'replaced'),
        ...released(before, at),
        ended: 'withdrawn',
      };
    case 'planned':
      return { plan: what.text, build: builtOn(event, what) };
    case 'moved-on':
      return {
        stage: what.to,
        ...(what.to === 'handed-over' && settled(before, at)),
        money: moneyAfter(before.money, what, at),
      };
    case 'state-set':
      return setState(before, what.to, at);
    case 'invoiced':
    case 'credited':
    case 'paid':
    case 'payment-undone':
      return { money: moneyAfter(before.money, what, at) };
    case 'reminded':
      return { reminded: [...before.reminded, { rule: what.rule, about: what.about, at }] };
    case 'later-asked':
      return { later: [...before.later, { about: what.about, until: what.until }] };
    case 'noted':
    case 'link-renewed':
      return {};
  }
}

function atLeast(stage: Stage, least: Stage): Stage {
  return isBefore(stage, least) ? least : stage;
}

const atQuote = { stage: 'quote', ended: null, renewalAsked: null } as const;

function booked({ visit }: Order, { id, at }: OrderEvent, { start, minutes }: VisitTime) {
  const moved = visit?.state === 'booked' ? visit : undefined;
  return {
    offered: [],
    wish: '',
    visit: {
      id: moved?.id ?? id,
      sequence: moved === undefined ? 0 : moved.sequence + 1,
      start,
      minutes,
      changedAt: at,
      state: 'booked' as const,
    },
  };
}

/** What is left of the offer; whoever moves a visit gives its time back to it. */
function othersThan({ start }: VisitTime, { offered, alternatives, visit }: Order) {
  const given = visit === null ? [] : [{ start: visit.start, minutes: visit.minutes }];
  const times = offered.length > 0 ? offered : [...alternatives, ...given];
  return times
    .filter((time) => time.start !== start)
    .toSorted((one, other) => one.start.localeCompare(other.start));
}

function changed(visit: Visit | null, changes: Pick<Visit, 'state' | 'changedAt'>): Visit | null {
  return visit && { ...visit, ...changes, sequence: visit.sequence + 1 };
}

/** The visit took place: there is no other to agree. */
function held(before: Order, at: string) {
  const visit = changed(before.visit, { state: 'held', changedAt: at });
  return { ...released(before, at), visit, isVisited: true };
}

/** Nothing of a visit is left to be done once the room is handed over. */
function settled(before: Order, at: string) {
  return isOver(before, at) ? held(before, at) : released(before, at);
}

/** Whether the time of a visit that stands is over, though nobody has said that it took place. */
function isOver({ visit }: Order, at: string): boolean {
  return visit?.state === 'booked' && visit.start <= at;
}

/** A visit that nobody will come for does not stay in the calendar. */
function released(
  { visit }: Order,
  at: string,
): Pick<Order, 'visit' | 'offered' | 'alternatives' | 'wish'> {
  return {
    visit:
      visit?.state === 'booked' ? changed(visit, { state: 'cancelled', changedAt: at }) : visit,
    offered: [],
    alternatives: [],
    wish: '',
  };
}

function builtOn(
  { number, at }: OrderEvent,
  { from, to }: Extract<Happening, { kind: 'planned' }>,
): Build | null {
  if (from === undefined || to === undefined) return null;
  return { from, to, sequence: number, changedAt: at };
}

/** Gives the version that is open another state. */
function mark(quotes: readonly SentQuote[], state: SentQuote['state']): SentQuote[] {
  return quotes.map((quote) => (quote.state === 'open' ? { ...quote, state } : quote));
}

function answer(
  questions: readonly Question[],
  { question, text }: Extract<Happening, { kind: 'answered' }>,
  at: string,
): Question[] {
  return questions.map((one) =>
    one.id === question ? { ...one, answers: [...one.answers, { at, text }] } : one,
  );
}

/** What the inbox's own states come to, for a company that uses nothing else. */
function setState(before: Order, state: RequestState, at: string): Order {
  if (state === 'lost') return { ...before, ...released(before, at), state, ended: 'lost' };
  const byHand = STAGE_OF_STATE[state];
  const stage = before.state === state ? before.stage : atLeast(byHand, underWay(before));
  const after = { ...before, state, stage, ended: null };
  if (state === 'won') return after;
  if (state !== 'visited') return { ...after, isVisited: false };
  return before.visit?.state === 'booked'
    ? { ...after, ...held(before, at) }
    : { ...after, isVisited: true };
}

/** The stage that a request is at least at by what is agreed or open, whatever its state says. */
export function underWay({
  offered,
  visit,
  quotes,
}: Pick<Order, 'offered' | 'visit' | 'quotes'>): Stage {
  if (quotes.at(-1)?.state === 'open') return 'quote';
  return offered.length > 0 || visit?.state === 'booked' ? 'visit' : 'received';
}

/** What follows from the rest: the inbox's state, whose turn it is, and since when. */
function settle(before: Order, after: Order, at: string): Order {
  const state = stateOf(after);
  const waitsFor = turnOf(after);
  const stands =
    after.stage === before.stage && after.ended === before.ended && waitsFor === before.waitsFor;
  const isOrdered = !isBefore(after.stage, 'accepted') && after.stage !== 'handed-over';
  const told = isOrdered && after.ended === null ? {} : { plan: '', build: null };
  return { ...after, ...told, state, waitsFor, since: stands ? before.since : at };
}

function stateOf({ stage, ended, state, isVisited }: Order): RequestState {
  if (ended !== null) return 'lost';
  if (!isBefore(stage, 'accepted')) return 'won';
  // A quote can be sent before anybody has seen the garden.
  if (stage === 'quote' && isVisited) return 'visited';
  if (stage === 'visit' || stage === 'quote') return 'contacted';
  return state === 'contacted' ? 'contacted' : 'new';
}

function turnOf(order: Order): Order['waitsFor'] {
  const { stage, ended, quotes, renewalAsked, visit, offered, questions, wish } = order;
  if (questions.some(isUnanswered)) return 'company';
  if (ended !== null || stage === 'handed-over') return null;
  if (offered.length > 0) return 'homeowner';
  const isOpen = quotes.at(-1)?.state === 'open' && renewalAsked === null;
  if (stage === 'quote' && isOpen) return 'homeowner';
  // A visit that is booked waits for its day, and then for us, unless it no longer suits.
  return stage === 'visit' && visit?.state === 'booked' && wish === '' ? null : 'company';
}
