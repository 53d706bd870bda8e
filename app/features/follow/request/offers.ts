import type { FollowView } from '#domain/order/contracts/follow';
import { refusalOfAnswer, refusalOfPlace, refusalOfWithdrawal } from '#domain/order/history/decide';
import type { VisitTime } from '#domain/order/history/events';
import { hasRunOut } from '#domain/order/quote/quote-version';

/**
 * What the page offers to do where a request stands: nothing that our server would refuse. It takes more than is
 * offered here, because what was said without a signal may arrive late.
 */
export function offers(view: FollowView, now: Date) {
  const { ended, offered, alternatives, visit, place } = view;
  const ahead = ({ start }: VisitTime) => Date.parse(start) > now.getTime();
  const quote = view.quotes.at(-1);
  const open = quote && refusalOfAnswer(view, quote) === null ? quote : undefined;
  const isOffered = ended === null && offered.length > 0;
  const movable = ended === null && visit?.state === 'booked' && ahead(visit) ? visit : undefined;
  return {
    /** Times to choose from. They may all be over, when only a wish is left. */
    times: isOffered ? offered.filter(ahead) : [],
    wish: isOffered || movable !== undefined,
    /** The visit that can be moved or called off, and the times it can be moved to. */
    movable,
    otherTimes: movable ? alternatives.filter(ahead) : [],
    /** A visit that is being chosen asks for the address itself. */
    place: refusalOfPlace(view) === null && (visit?.state === 'booked' || place !== null),
    ask: ended !== 'withdrawn',
    /** The version that can be answered; one that has run out can be declined, and renewed. */
    quote: open,
    isQuoteValid: open !== undefined && !hasRunOut(open.validUntil, now),
    withdraw: refusalOfWithdrawal(view) === null,
  };
}
