import { hasRunOut } from '#domain/order/quote/quote-version';
import { MOST_PHOTOS_OF_REQUEST } from '#domain/order/photos';
import type { CompanyAction, HomeownerAction } from './actions';
import type { Happening, VisitTime } from './events';
import type { Order, SentQuote } from './order';
import type { RefusalCode } from './refusals';
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
      return hasRoomFor(order, action.photos) ? openOr(order, action) : refuse('too_many_photos');
    case 'place-given':
      return openOr(order, action);
    case 'withdrawn':
      if (order.ended === 'withdrawn') return DONE;
      return isOrdered(order) ? refuse('ordered') : happens(action);
    case 'time-wished':
      return notWanted(order) ?? happens(action);
    case 'time-chosen':
      return chooseTime(order, action, surroundings);
    case 'visit-called-off':
      return callOff(order, action, now);
    case 'accepted': {
      const { version, hash, name } = action;
      const quote = quoteOf(order, version);
      if (quote === undefined || quote.hash !== hash) return refuse('no_quote');
      if (quote.state === 'accepted') return DONE;
      const agreement = surroundings.agreement(quote);
      const accepted = happens({ kind: 'accepted', version, hash, name, agreement });
      return (
        notOpen(order, quote) ??
        (hasRunOut(quote.validUntil, now) ? refuse('quote_ran_out') : accepted)
      );
    }
    case 'declined': {
      const quote = quoteOf(order, action.version);
      if (quote === undefined) return refuse('no_quote');
      if (quote.state === 'declined') return DONE;
      return notOpen(order, quote) ?? happens(action);
    }
    case 'renewal-asked': {
      const quote = quoteOf(order, action.version);
      if (quote === undefined) return refuse('no_quote');
      if (order.renewalAsked === action.version) return DONE;
      return (
        notOpen(order, quote) ??
        (hasRunOut(quote.validUntil, now) ? happens(action) : refuse('quote_valid'))
      );
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
      return withdrawn(order) ?? (isWrong ? refuse('no_times') : happens(action));
    }
    case 'visit-booked':
      // Booked again while another time is wished for, it is confirmed.
      if (isSame(order, action) && order.wish === '') return DONE;
      return withdrawn(order) ?? bookable(action, now, isFree) ?? happens(action);
    case 'visit-cancelled':
      return order.visit?.state === 'booked' ? happens(action) : refuse('no_visit');
    case 'visit-held':
      if (order.visit?.state === 'held') return DONE;
      return order.visit?.state === 'booked' ? happens(action) : refuse('no_visit');
    case 'place-given':
    case 'noted':
    case 'link-renewed':
      return happens(action);
    case 'answered':
      return order.questions.some(({ id }) => id === action.question)
        ? happens(action)
        : refuse('no_question');
    case 'planned':
      if (order.ended !== null) return refuse('ended');
      if (isBefore(order.stage, 'accepted') || order.stage === 'handed-over') {
        return refuse('not_ordered');
      }
      return order.plan === action.text ? DONE : happens(action);
    case 'moved-on':
      if (order.ended !== null) return refuse('ended');
      if (order.stage === action.to) return DONE;
      return isNext(order, action.to) ? happens(action) : refuse('not_next');
    case 'state-set':
      if (order.state === action.to) return DONE;
      // What a homeowner has accepted is undone by nobody alone; an order that falls through is lost.
      return isAccepted(order) && action.to !== 'lost' && action.to !== 'won'
        ? refuse('accepted_already')
        : happens(action);
  }
}

/** Whether the company can send another version of the written quote. */
export function refusalOfQuote(order: Order): RefusalCode | null {
  if (isAccepted(order)) return 'accepted_already';
  return order.ended === 'withdrawn' ? 'ended' : null;
}

function openOr(
  { ended }: Order,
  action: Extract<HomeownerAction, { kind: 'asked' | 'place-given' }>,
): Verdict {
  return ended === 'withdrawn' ? refuse('ended') : happens(action);
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
  return (
    notWanted(order) ??
    (instead === undefined ? undefined : unmovable(moved, instead, now)) ??
    (isOffered ? undefined : refuse('time_gone')) ??
    bookable(action, now, isFree) ??
    happens(action)
  );
}

/** Why a visit is not moved by its homeowner: it is another by now, or its time has come. */
function unmovable(visit: VisitTime | undefined, start: string, now: Date): Verdict | undefined {
  if (visit === undefined) return refuse('time_gone');
  if (visit.start !== start) return refuse('visit_moved');
  return isPast(visit, now) ? refuse('visit_over') : undefined;
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
  return isPast(visit, now) ? refuse('visit_over') : happens(action);
}

function bookable(time: VisitTime, now: Date, isFree: Surroundings['isFree']): Verdict | undefined {
  if (isPast(time, now)) return refuse('time_past');
  return isFree(time) ? undefined : refuse('time_taken');
}

function isSame({ visit }: Order, { start, minutes }: VisitTime): boolean {
  return visit?.state === 'booked' && visit.start === start && visit.minutes === minutes;
}

function isPast({ start }: VisitTime, now: Date): boolean {
  return start <= now.toISOString();
}

function isAccepted({ quotes }: Order): boolean {
  return quotes.some(({ state }) => state === 'accepted');
}

function withdrawn({ ended }: Order): Verdict | undefined {
  return ended === 'withdrawn' ? refuse('ended') : undefined;
}

function isOrdered(order: Order): boolean {
  return order.ended === null && !isBefore(order.stage, 'accepted');
}

/** Why a homeowner has no say about a time; undefined while there is one to agree. */
function notWanted(order: Order): Verdict | undefined {
  if (order.ended !== null) return refuse('ended');
  if (order.offered.length > 0 || order.visit?.state === 'booked') return undefined;
  if (isOrdered(order)) return refuse('ordered');
  return order.visit?.state === 'held' ? refuse('visit_held') : undefined;
}

function quoteOf({ quotes }: Order, version: number): SentQuote | undefined {
  return quotes.find((quote) => quote.version === version);
}

/** Why nothing can be said to a version any more; undefined while it is open. */
function notOpen(order: Order, { state }: SentQuote): Verdict | undefined {
  if (isAccepted(order)) return refuse('accepted_already');
  if (order.ended === 'withdrawn' || order.ended === 'lost') return refuse('ended');
  if (state === 'replaced') return refuse('quote_replaced');
  return state === 'declined' ? refuse('quote_declined') : undefined;
}

function isNext({ stage }: Order, to: Order['stage']): boolean {
  return !isBefore(stage, 'accepted') && STAGES.indexOf(to) === STAGES.indexOf(stage) + 1;
}
