import { hasRunOut } from '#domain/order/quote/quote-version';
import { isOpen } from '#domain/order/money/ledger';
import { MOST_PHOTOS_OF_REQUEST } from '#domain/order/photos';
import { laterDay, remindedMatters } from '#domain/order/reminders/reminders-due';
import type { CompanyAction, HomeownerAction } from './actions';
import type { Happening, VisitTime } from './events';
import { underWay, type Order, type SentQuote } from './order';
import type { RefusalCode } from './refusals';
import type { RequestState } from '#domain/order/request-states';
import { isBefore, STAGES } from './stages';

/** What an action comes to. Nothing happens where what it asks for has been done already. */
export type Verdict = { happens: Happening } | { happens: null; refused: RefusalCode | null };

export interface Surroundings {
  now: Date;
  /** Whether no other visit stands in the way of this one. */
  isFree: (time: VisitTime) => boolean;
  /** The exact words that accepting a version agrees to. */
  agreement: (quote: SentQuote) => string;
}

const refuse = (refused: RefusalCode): Verdict => ({ happens: null, refused });
const happens = (happening: Happening): Verdict => ({ happens: happening });
/** It happens where there is nothing against it. */
const unless = (refused: RefusalCode | null, happening: Happening): Verdict =>
  refused === null ? happens(happening) : refuse(refused);
/** It is as the action would make it: somebody pressed twice, or on two devices. */
const DONE: Verdict = { happens: null, refused: null };

/** What a homeowner's action does to a request. Pure: the clock is the server's. */
export function decideForHomeowner(
  order: Order,
  action: HomeownerAction,
  surroundings: Surroundings,
): Verdict {
  const { now } = surroundings;
  switch (action.kind) {
    case 'asked':
      if (!hasRoomFor(order, action.photos)) return refuse('too_many_photos');
      return unless(order.ended === 'withdrawn' ? 'ended' : null, action);
    case 'place-given':
      return unless(refusalOfPlace(order), action);
    case 'withdrawn':
      if (order.ended === 'withdrawn') return DONE;
      return unless(refusalOfWithdrawal(order), action);
    case 'time-wished':
      return unless(notWanted(order, now), action);
    case 'time-chosen':
      return chooseTime(order, action, surroundings);
    case 'visit-called-off':
      return callOff(order, action, now);
    case 'accepted': {
      const { version, hash, name } = action;
      const quote = quoteOf(order, version);
      if (quote === undefined || quote.hash !== hash) return refuse('no_quote');
      if (quote.state === 'accepted') return DONE;
      const ranOut = hasRunOut(quote.validUntil, now) ? 'quote_ran_out' : null;
      const agreement = surroundings.agreement(quote);
      const accepted = { kind: 'accepted', version, hash, name, agreement } as const;
      return unless(refusalOfAnswer(order, quote) ?? ranOut, accepted);
    }
    case 'declined': {
      const quote = quoteOf(order, action.version);
      if (quote === undefined) return refuse('no_quote');
      if (quote.state === 'declined') return DONE;
      return unless(refusalOfAnswer(order, quote), action);
    }
    case 'renewal-asked': {
      const quote = quoteOf(order, action.version);
      if (quote === undefined) return refuse('no_quote');
      if (order.renewalAsked === action.version) return DONE;
      const isValid = hasRunOut(quote.validUntil, now) ? null : 'quote_valid';
      return unless(refusalOfAnswer(order, quote) ?? isValid, action);
    }
    case 'later-asked': {
      const matter = remindedMatters(order, now).find(({ about }) => about === action.about);
      if (matter === undefined) return refuse('not_reminded');
      const until = laterDay(now);
      return matter.laterUntil === until ? DONE : happens({ ...action, until });
    }
  }
}

/** What the company does to a request. Pure. */
export function decideForCompany(
  order: Order,
  action: CompanyAction,
  { now, isFree }: Pick<Surroundings, 'now' | 'isFree'>,
): Verdict {
  switch (action.kind) {
    case 'times-offered': {
      const starts = new Set(action.times.map(({ start }) => start));
      const isWrong =
        starts.size < action.times.length || action.times.some((one) => isPast(one, now));
      return unless(refusalOfVisit(order) ?? (isWrong ? 'no_times' : null), action);
    }
    case 'visit-booked':
      // Booked again while another time is wished for, it is confirmed.
      if (isSame(order, action) && order.wish === '') return DONE;
      return unless(refusalOfVisit(order) ?? unbookable(action, now, isFree), action);
    case 'visit-cancelled':
      return unless(order.visit?.state === 'booked' ? null : 'no_visit', action);
    case 'visit-held':
      if (order.visit?.state === 'held') return DONE;
      return unless(order.visit?.state === 'booked' ? null : 'no_visit', action);
    case 'place-given':
    case 'noted':
    case 'link-renewed':
      return happens(action);
    case 'answered': {
      const isAsked = order.questions.some(({ id }) => id === action.question);
      return unless(isAsked ? null : 'no_question', action);
    }
    case 'planned':
      if (order.ended !== null) return refuse('ended');
      if (isBefore(order.stage, 'accepted')) return refuse('not_ordered');
      if (order.stage === 'handed-over') return refuse('handed_over');
      return isTold(order, action) ? DONE : happens(action);
    case 'moved-on':
      if (order.ended !== null) return refuse('ended');
      if (order.stage === action.to) return DONE;
      return unless(isNext(order, action.to) ? unpaid(order, action) : 'not_next', action);
    case 'state-set':
      if (order.state === action.to) return DONE;
      return unless(refusalOfState(order, action.to, now), action);
  }
}

/** Where an order stands, as far as the rules below need it: both sides' pages ask them what to offer. */
type Standing = Pick<Order, 'stage' | 'ended'>;
type Quoted = { quotes: readonly Pick<SentQuote, 'state'>[] };

/** Why the company cannot send another version of the written quote; null where it can. */
export function refusalOfQuote(order: Standing & Quoted): RefusalCode | null {
  if (isAccepted(order)) return 'accepted_already';
  if (order.ended === 'withdrawn') return 'ended';
  // One that was ordered by word of mouth may still be put into writing before it is made.
  return isBefore(order.stage, 'workshop') ? null : 'being_made';
}

/** Why the company cannot offer or book a visit; null where it can. */
export function refusalOfVisit({ stage, ended }: Standing): RefusalCode | null {
  if (ended === 'withdrawn') return 'ended';
  return stage === 'handed-over' ? 'handed_over' : null;
}

/** Why a homeowner cannot say where the garden is; null where that can matter. */
export function refusalOfPlace({ stage, ended }: Standing): RefusalCode | null {
  if (ended !== null) return 'ended';
  return stage === 'handed-over' ? 'handed_over' : null;
}

/** Why a homeowner cannot withdraw; null until the room is ordered. */
export function refusalOfWithdrawal({ stage, ended }: Standing): RefusalCode | null {
  if (ended === 'withdrawn') return 'ended';
  if (isBefore(stage, 'accepted')) return null;
  return ended === null ? 'ordered' : 'ended';
}

/** Why a homeowner can say nothing to a version any more; null while it is open. */
export function refusalOfAnswer(
  order: Standing & Quoted,
  { state }: Pick<SentQuote, 'state'>,
): RefusalCode | null {
  if (isAccepted(order)) return 'accepted_already';
  if (order.ended === 'withdrawn' || order.ended === 'lost') return 'ended';
  if (state === 'replaced') return 'quote_replaced';
  if (state === 'declined') return 'quote_declined';
  // Ordered by word of mouth: the company has set it by hand.
  return isBefore(order.stage, 'accepted') ? null : 'ordered';
}

/** Why a state cannot be set by hand; null where it can. */
function refusalOfState(order: Order, to: RequestState, now: Date): RefusalCode | null {
  const { visit } = order;
  // A state is for our own list: nobody would tell the homeowner that we do not come.
  if (to === 'lost') return visit?.state === 'booked' && !isPast(visit, now) ? 'visit_ahead' : null;
  // What a homeowner has accepted is undone by nobody alone; an order that falls through is lost.
  if (isAccepted(order) && to !== 'won') return 'accepted_already';
  return to === 'new' && underWay(order) !== 'received' ? 'not_new' : null;
}

function hasRoomFor({ questions }: Order, photos: readonly string[] = []): boolean {
  const earlier = questions.reduce((count, question) => count + question.photos.length, 0);
  return photos.length === 0 || earlier + photos.length <= MOST_PHOTOS_OF_REQUEST;
}

function chooseTime(
  order: Order,
  action: Extract<HomeownerAction, { kind: 'time-chosen' }>,
  { now, isFree }: Surroundings,
): Verdict {
  if (isSame(order, action)) return DONE;
  const { offered, alternatives, visit } = order;
  const { instead } = action;
  const moved = visit?.state === 'booked' ? visit : undefined;
  const times = instead === undefined ? offered : [...offered, ...alternatives];
  const isOffered = times.some(
    ({ start, minutes }) => start === action.start && minutes === action.minutes,
  );
  const refused =
    notWanted(order, now) ??
    (instead === undefined ? null : unmovable(moved, instead, now)) ??
    (isOffered ? null : 'time_gone') ??
    unbookable(action, now, isFree);
  return unless(refused, action);
}

/** Why a visit is not moved by its homeowner: it is another by now, or its time has come. */
function unmovable(visit: VisitTime | undefined, start: string, now: Date): RefusalCode | null {
  if (visit === undefined) return 'time_gone';
  if (visit.start !== start) return 'visit_moved';
  return isPast(visit, now) ? 'visit_over' : null;
}

function callOff(
  { visit }: Order,
  action: Extract<HomeownerAction, { kind: 'visit-called-off' }>,
  now: Date,
): Verdict {
  if (visit === null) return refuse('no_visit');
  const isMeant = visit.start === action.start && visit.minutes === action.minutes;
  if (visit.state === 'held') return refuse('visit_held');
  if (visit.state === 'cancelled') return isMeant ? DONE : refuse('no_visit');
  if (!isMeant) return refuse('visit_moved');
  return unless(isPast(visit, now) ? 'visit_over' : null, action);
}

function unbookable(
  time: VisitTime,
  now: Date,
  isFree: Surroundings['isFree'],
): RefusalCode | null {
  if (isPast(time, now)) return 'time_past';
  return isFree(time) ? null : 'time_taken';
}

function isSame({ visit }: Order, { start, minutes }: VisitTime): boolean {
  return visit?.state === 'booked' && visit.start === start && visit.minutes === minutes;
}

/** Whether the homeowner knows what happens when already. */
function isTold(
  { plan, build }: Order,
  { text, from, to }: Extract<CompanyAction, { kind: 'planned' }>,
): boolean {
  return plan === text && build?.from === from && build?.to === to;
}

function isPast({ start }: VisitTime, now: Date): boolean {
  return start <= now.toISOString();
}

function isAccepted({ quotes }: Quoted): boolean {
  return quotes.some(({ state }) => state === 'accepted');
}

/** Why a homeowner has no say about a time; null while there is one to agree. */
function notWanted(order: Order, now: Date): RefusalCode | null {
  const { ended, stage, offered, visit } = order;
  if (ended !== null) return 'ended';
  if (offered.length > 0) return null;
  if (visit?.state === 'booked') return isPast(visit, now) ? 'visit_over' : null;
  if (!isBefore(stage, 'accepted')) return 'ordered';
  return visit?.state === 'held' ? 'visit_held' : null;
}

function quoteOf({ quotes }: Order, version: number): SentQuote | undefined {
  return quotes.find((quote) => quote.version === version);
}

/** A room is begun before what was asked for in advance is paid only by somebody who knows. */
function unpaid(
  { money }: Order,
  { to, despite }: Extract<CompanyAction, { kind: 'moved-on' }>,
): RefusalCode | null {
  if (to !== 'workshop' || despite === 'advance-open') return null;
  return isOpen(money) ? 'advance_open' : null;
}

function isNext({ stage }: Order, to: Order['stage']): boolean {
  return !isBefore(stage, 'accepted') && STAGES.indexOf(to) === STAGES.indexOf(stage) + 1;
}
