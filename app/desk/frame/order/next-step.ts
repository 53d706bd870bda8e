import { isUnanswered } from '#domain/order/history/events';
import type { FollowView } from '#domain/order/contracts/follow';
import { refusalOfQuote, refusalOfVisit } from '#domain/order/history/decide';
import { hasRunOut } from '#domain/order/quote/quote-version';

const MINUTE = 60_000;

/** What the company can do to an order by hand. */
export type DeskAction =
  | 'offer'
  | 'book'
  | 'cancel'
  | 'held'
  | 'answer'
  | 'quote'
  | 'plan'
  | 'workshop'
  | 'site'
  | 'handed-over'
  | 'place'
  | 'link';

export const ACTION_WORDS: Record<DeskAction, string> = {
  offer: 'Offer visit times',
  book: 'Book a visit',
  cancel: 'Cancel the visit',
  held: 'The visit took place',
  answer: 'Answer the question',
  quote: 'Write the written quote',
  plan: 'Tell the dates',
  workshop: 'Move on: in the workshop',
  site: 'Move on: on site',
  'handed-over': 'Move on: handed over',
  place: 'Address of the garden',
  link: 'Renew the homeowner’s link',
};

/** The words of an action where an order stands: what exists is changed rather than begun. */
export function actionWords(action: DeskAction, view: FollowView, now: Date): string {
  const { visit, offered, quotes, place, plan, build } = view;
  if (action === 'book' && visit?.state === 'booked') return 'Move the visit';
  if (action === 'offer' && offered.length > 0) return 'Offer other times';
  if (action === 'plan' && (plan !== '' || build)) return 'Change the dates';
  if (action === 'place' && place !== null) return 'Change the address of the garden';
  if (action !== 'quote' || quotes.length === 0) return ACTION_WORDS[action];
  return isToBeRenewed(view, now) ? 'Renew the quote' : 'Write the next version';
}

/** Whether the quote that is open has run out, or its homeowner has asked for a newer one. */
function isToBeRenewed({ quotes, renewalAsked }: FollowView, now: Date): boolean {
  const newest = quotes.at(-1);
  if (newest?.state !== 'open') return false;
  return renewalAsked === newest.version || hasRunOut(newest.validUntil, now);
}

/** The one thing to do next; undefined while it is somebody else's turn. */
export function nextStep(view: FollowView, now: Date): DeskAction | undefined {
  const { stage, ended, questions, visit, waitsFor, wish } = view;
  if (questions.some(isUnanswered)) return 'answer';
  if (ended !== null) return undefined;
  if (stage === 'visit' && visit?.state === 'booked') {
    if (isOver(visit, now)) return 'held';
    return wish === '' ? undefined : 'book';
  }
  if (waitsFor !== 'company') return undefined;
  return NEXT[stage];
}

const NEXT: Record<FollowView['stage'], DeskAction | undefined> = {
  received: 'offer',
  visit: 'offer',
  quote: 'quote',
  accepted: 'workshop',
  workshop: 'site',
  site: 'handed-over',
  'handed-over': undefined,
};

/** What comes after an order: its dates are told, until there is nothing ahead. */
const MOVES_ON: ReadonlySet<DeskAction | undefined> = new Set(['workshop', 'site', 'handed-over']);

/** Everything else that makes sense where the order stands, in a lasting order. */
export function otherActions(view: FollowView, now: Date): DeskAction[] {
  const { stage, ended, visit, questions } = view;
  const next = nextStep(view, now);
  const isBooked = visit?.state === 'booked';
  const takesVisits = refusalOfVisit(view) === null;
  const onwards = NEXT[stage];
  const possible: Record<DeskAction, boolean> = {
    answer: questions.some(({ visualisation }) => !visualisation),
    offer: takesVisits,
    book: takesVisits,
    held: isBooked,
    cancel: isBooked,
    quote: refusalOfQuote(view) === null,
    plan: ended === null && MOVES_ON.has(onwards),
    workshop: ended === null && onwards === 'workshop',
    site: ended === null && onwards === 'site',
    'handed-over': ended === null && onwards === 'handed-over',
    place: true,
    link: true,
  };
  return DESK_ACTIONS.filter((action) => possible[action] && action !== next);
}

const DESK_ACTIONS = [
  'answer',
  'offer',
  'book',
  'held',
  'cancel',
  'quote',
  'plan',
  'workshop',
  'site',
  'handed-over',
  'place',
  'link',
] as const satisfies readonly DeskAction[];

function isOver({ start, minutes }: { start: string; minutes: number }, now: Date): boolean {
  return Date.parse(start) + minutes * MINUTE <= now.getTime();
}
